// Says in one sentence what is wrong when the running Node is too old. Old syntax only: it has to run where the rest cannot.
const minimum = [22, 19]
const running = process.versions.node.split('.').map(Number)

if (running[0] < minimum[0] || (running[0] === minimum[0] && running[1] < minimum[1])) {
  process.stderr.write(
    `feedback-to-fix is developed on Node ${minimum.join('.')} or newer and this is Node ${process.versions.node}: ` +
      'run `npm ci --include=optional`, which brings Node 24 along on Linux and macOS, or install Node 24 yourself.\n',
  )
  process.exit(1)
}
