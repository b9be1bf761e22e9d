// Says in one sentence what is wrong when the running Node is too old. Old syntax only: it has to run where the rest cannot.
const minimum = 24

if (Number(process.versions.node.split('.')[0]) < minimum) {
  process.stderr.write(
    `feedback-to-fix needs Node ${minimum} or newer, and this is Node ${process.versions.node}: ` +
      'run `npm ci --include=optional`, which brings Node 24 along on Linux and macOS for `npm run` and `npx`, ' +
      'or install Node 24 yourself.\n',
  )
  process.exit(1)
}
