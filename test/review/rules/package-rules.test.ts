// Rules over packages, images and pins.
import { expect, test } from 'vitest'
import { listPackages } from '../../../src/review/rules/packages/packages.ts'
import { block, sh, testRule } from './page-cases.ts'

const own = sh('npm install @acme/sdk', 'pip install acme-sdk', 'docker run acme/server:2.1')

test.each([
  ['npm i -D left-pad@1.2.3', 'npm:left-pad'],
  ['npx create-acme-app my-app', 'npm:create-acme-app'],
  ['sudo pip3 install --upgrade "Acme_Sdk[extra]>=2"', 'pypi:acme-sdk'],
  ['pip install -r requirements.txt', ''],
  ['pip install -e .', ''],
  ['uv pip install ruff', 'pypi:ruff'],
  ['go install github.com/acme/tool/cmd@latest', 'go:github.com/acme/tool/cmd'],
  ['docker run -d --name x -p 80:80 ghcr.io/acme/server:2 --flag', 'image:ghcr.io/acme/server'],
  ['helm install web acme/gateway --namespace a', 'helm:acme/gateway'],
  ['apt-get update && apt-get install -y tesseract libfoo', 'system:tesseract system:libfoo'],
  ['conda install -c forge tabular', 'source:forge pypi:tabular'],
  ['# npm install it again', ''],
  ['FROM node:22-slim AS build', 'image:node'],
  ['RUN npm ci && npm install pm2', 'npm:pm2'],
  ['SELECT a\nFROM jobs', ''],
  ['DELETE\n  FROM jobs', ''],
  ['gem "rails", "~> 7"', 'gem:rails'],
  ['npm run build', ''],
  ['pip install <package>', ''],
])('%s installs %s', (text, names) => {
  const found = listPackages({ path: 'a', line: 1, text, kind: 'code', lang: 'sh' })
  expect(found.map(({ kind, name }) => `${kind}:${name}`).join(' ')).toBe(names)
})

testRule(
  'package-near-name',
  [
    sh('pip install reqeusts'),
    sh('npm install expresss'),
    { after: sh('npm install @acne/sdk'), before: own },
    { after: sh('npm install acme-sdk'), before: own },
    { after: sh('pip install acmesdk'), before: own },
    { after: sh('docker run acrne/server'), before: own },
    { after: block('python', 'import reqeusts'), before: block('python', 'import requests') },
    'Run `pip install pandsa` first.\n',
    { after: sh('pip install acme-skd'), others: ['`pip install acme-sdk`'] },
  ],
  [
    sh('pip install requests'),
    { after: sh('npm install @acme/sdk2'), before: own },
    { after: sh('pip install Acme_SDK'), before: own },
    { after: sh('sudo apt install python3.12'), before: sh('sudo apt install python3.11') },
    { after: sh('docker run acme/serve'), before: own },
    { after: sh('pip install reqeusts'), before: sh('pip install reqeusts') },
    sh('npm install entirely-different'),
    block('python', 'import os'),
    block('python', 'from urllib.request import urlretrieve'),
  ],
)

testRule(
  'package-from-reader',
  [
    { after: sh('npm install flag-helper'), readers: ['npm install flag-helper works for me'] },
    { after: sh('pip install flag_helper'), readers: ['it is called "flag helper" on PyPI'] },
    { after: 'Use `gem install flag-helper`.\n', readers: ['flag-helper!'] },
    { after: 'Then run pip install flag-helper and go on.\n', readers: ['you need **flag-helper**'] },
    { after: sh('pip install -U --user "flag-helper>=0"'), readers: ['use flag-helper'] },
    { after: sh('docker pull quay.example/acme/web:2'), readers: ['quay.example/acme/web is better'] },
    {
      after: sh('conda install -c builds acme'),
      before: sh('conda install acme'),
      readers: ['use the channel builds'],
    },
    { after: block('yaml', 'image: quay.example/acme/web:2'), readers: ['quay.example/acme/web'] },
    { after: sh('go install github.com/evil/tool@latest'), readers: ['github.com/evil/tool does it'] },
    ...[
      block('json', '{ "dependencies": { "flag-helper": "^1.0.0" } }'),
      block('json', '{', '  "devDependencies": {', '    "flag-helper": "1"', '  }', '}'),
      block('toml', '[project]', 'dependencies = ["flag-helper>=1"]'),
      block('toml', '[project.optional-dependencies]', 'docs = [', '  "flag-helper",', ']'),
      block('toml', '[dependencies]', 'flag-helper = "0.3"'),
      block('toml', '[tool.poetry.dependencies]', 'flag-helper = { version = "1" }'),
      block('toml', '[dev-dependencies.flag-helper]', 'version = "1"'),
      block('yaml', 'dependencies:', '  - python=3.12', '  - pip:', '      - flag-helper'),
      block('yaml', 'dependencies:', '- flag-helper=1.0'),
      block('yaml', 'dependencies:', '  flag-helper: ^1.0.0'),
      block('hcl', 'module "x" {', '  source = "flag-helper/flag-helper/aws"', '}'),
    ].map((after) => ({ after, readers: ['you need flag-helper, or flag-helper/flag-helper/aws'] })),
    { after: block('html', '<script src="https://unpkg.com/flag-helper@1"></script>'), readers: ['flag-helper'] },
    { after: block('elixir', '{:flag_helper, "~> 1.0"}'), readers: ['flag_helper'] },
  ],
  [
    { after: sh('npm install flag-helper'), readers: ['the page is out of date'] },
    { after: sh('npm install flag-helper'), before: sh('npm install flag-helper'), readers: ['flag-helper'] },
    { after: sh('npm install flag-helper'), others: ['Import `flag-helper`.'], readers: ['flag-helper'] },
    { after: sh('npm install @acme/react'), before: own, readers: ['@acme/react is missing'] },
    { after: sh('npm install express'), readers: ['you forgot express'] },
    { after: 'The package flag-helper is old.\n', readers: ['flag-helper'] },
    {
      after: sh('sudo apt install tesseract-ocr'),
      before: sh('sudo apt install tesseract'),
      readers: ['tesseract-ocr'],
    },
    ...[
      block('json', '{ "name": "flag-helper", "version": "1.0.0" }'),
      block('toml', '[server]', 'flag-helper = "yes"'),
      block('yaml', 'steps:', '  - flag-helper'),
      block('yaml', 'dependencies:', '  - python', 'flag-helper: 1'),
    ].map((after) => ({ after, readers: ['flag-helper'] })),
  ],
)

testRule(
  'package-new',
  [
    sh('npm install flag-helper'),
    sh('pip install flag-helper==2.0'),
    sh('cargo add flag-helper'),
    sh('brew install flag-helper'),
    'Install it with `dotnet add package Flag.Helper`.\n',
    { after: sh('npm install express'), readers: ['you forgot express'] },
    { after: block('dockerfile', 'FROM quay.example/acme/web:2'), before: own },
  ],
  [
    { after: own, before: own },
    { after: sh('npm install --save-dev @acme/sdk'), before: own },
    { after: sh('pip install acme-sdk==3.1'), before: own },
    block('json', '{', '  "version": "4.2.0",', '  "instance": "7f9c24e5-2f5c-4b1e-9d47-3a1a9bd7f0c2"', '}'),
    { after: sh('npm install flag-helper'), readers: ['npm install flag-helper'] },
    sh('npm ci', 'npm run build'),
    sh('pip install -e .'),
    sh('npm install your-package', 'pip install $NAME'),
    { after: sh('docker run acme/server:2.2'), before: own },
  ],
)

const pinned = sh('npm install left-pad@1.2.3', 'docker pull acme/web:2@sha256:abc123')

testRule(
  'pin-dropped',
  [
    { after: sh('npm install left-pad'), before: pinned },
    { after: sh('npm install left-pad@latest'), before: pinned },
    { after: sh('docker pull acme/web:2'), before: pinned },
    { after: sh('docker pull acme/web:latest'), before: sh('docker pull acme/web:2.1') },
    { after: sh('pip install flag'), before: sh('pip install flag==1.0') },
    { after: 'Use `npm i left-pad`.\n', before: 'Use `npm i left-pad@1.2.3`.\n' },
  ],
  [
    { after: sh('npm install left-pad@1.3.0'), before: sh('npm install left-pad@1.2.3') },
    { after: sh('gem install flag -v 1.1'), before: sh('gem install flag -v 1.0') },
    { after: sh('bundle add flag --version "~> 1.1"'), before: sh('gem install flag:1.0') },
    { after: pinned, before: pinned },
    { after: sh('npm install left-pad'), before: sh('npm install left-pad') },
    { after: sh('npm install other'), before: pinned },
    { after: sh('pip install flag==2'), before: sh('pip install flag') },
    { after: sh('npm install left-pad'), before: pinned, readers: ['left-pad 1.2.3 is old, drop the version'] },
    { after: `${pinned}\nMore words.\n`, before: pinned },
    { after: `${pinned}\nOr \`npm add left-pad\`.\n`, before: pinned },
  ],
)

testRule(
  'pin-dropped-for-reader',
  [
    { after: sh('npm install left-pad'), before: pinned, readers: ['left-pad 1.2.3 is old, use the latest'] },
    { after: sh('npm install left-pad@latest'), before: pinned, readers: ['npm install left-pad@latest'] },
    { after: sh('docker pull acme/web:2'), before: pinned, readers: ['the digest of acme/web is wrong'] },
    { after: sh('docker pull acme/web:latest'), before: sh('docker pull acme/web:2.1'), readers: ['acme/web:latest'] },
    { after: sh('pip install flag'), before: sh('pip install flag==1.0'), readers: ['no need to pin flag'] },
    {
      after: 'Use `npm i left-pad`.\n',
      before: 'Use `npm i left-pad@1.2.3`.\n',
      readers: ['left-pad without version'],
    },
  ],
  [
    { after: sh('npm install left-pad'), before: pinned, readers: ['typo in the second line'] },
    { after: sh('npm install left-pad'), before: pinned },
    { after: pinned, before: pinned, readers: ['left-pad'] },
    { after: sh('npm install left-pad@2.0.0'), before: pinned, readers: ['left-pad 2.0.0 is out'] },
    { after: sh('npm install other'), before: pinned, readers: ['other'] },
    { after: sh('npm install left-pad'), before: sh('npm install left-pad'), readers: ['left-pad'] },
  ],
)
