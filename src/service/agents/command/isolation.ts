// What keeps a program apart from the machine: bubblewrap, or nothing.
import { execFile } from 'node:child_process'
import { dirname, extname, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import type { MachineLimits } from './watchdog.ts'

/** `auto` is `bubblewrap`: what is weaker has to be asked for. */
export type Isolation = 'auto' | 'bubblewrap' | 'none'

export interface Cage {
  readonly kind: Exclude<Isolation, 'auto'>
  /** What the program can reach, for the log. */
  readonly network: string
  /** The command line that runs a program in it. */
  wrap(program: Confined): readonly string[]
}

interface Confined {
  readonly command: readonly string[]
  /** The folder of the job, which the program may write. */
  readonly root: string
  readonly folder: string
}

interface CageOptions {
  readonly isolation: Isolation
  /** Further paths that the program may read. */
  readonly readable: readonly string[]
  readonly limits: MachineLimits
  /** The socket of a proxy to the hosts that the program may reach; undefined: none may be reached. */
  readonly proxy: { readonly socket: string; readonly hosts: readonly string[] } | undefined
}

const run = promisify(execFile)

/** Programs, their libraries and what they need to reach the network; nothing of any user, and no data. */
const system = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc/alternatives', '/etc/ssl', '/etc/ca-certificates']
const more = [
  '/etc/pki',
  '/etc/hosts',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
  '/etc/nsswitch.conf',
]
const apart = [
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--cap-drop',
  'ALL',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
]
/** Beside this file, and compiled where this one is. */
const bridge = join(import.meta.dirname, `bridge${extname(import.meta.filename)}`)
/** Of the program's own loopback interface, on which nothing else listens. */
const port = 3128

/** @throws an error that says what to install, or what to choose */
export async function openCage(options: CageOptions): Promise<Cage> {
  const { isolation } = options
  if (isolation === 'none') return { kind: 'none', network: 'open', wrap: ({ command }) => command }
  if (await isAllowed(['bwrap', ...build(options, '/tmp'), ...closed, '--', ...limit(options)]))
    return openBubblewrap(options)
  const remedy = 'install it (Debian: bubblewrap) and allow user namespaces'
  const other = `or set "isolation" to "none" if they may do all that the worker's user can`
  throw new Error(`bubblewrap, which keeps the agent's programs apart, does not run here: ${remedy}, ${other}`)
}

/** What the kernel itself allows each program: a little more than the watchdog, which can say what it was. */
function limit({ limits: { memoryBytes, processes, diskBytes } }: CageOptions): readonly string[] {
  const [data, size, count] = [memoryBytes, diskBytes, processes].map((most) => Math.ceil(most * 1.25))
  return ['prlimit', `--nproc=${count}`, `--data=${data}`, `--fsize=${size}`, '--core=0', '--']
}

function openBubblewrap(options: CageOptions): Cage {
  const { proxy } = options
  const limits = limit(options)
  return {
    kind: 'bubblewrap',
    network: proxy === undefined ? 'none' : proxy.hosts.join(', '),
    wrap({ command, root, folder }) {
      const [program = ''] = command
      const own = isAbsolute(program) ? ['--ro-bind-try', program, program] : []
      const view = [...build(options, root), ...own, '--bind', root, root, '--chdir', folder]
      if (proxy === undefined) return ['bwrap', ...view, ...closed, '--', ...limits, ...command]
      const address = `http://127.0.0.1:${port}`
      const variables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].flatMap((name) => [
        '--setenv',
        name,
        address,
      ])
      const parts = [dirname(proxy.socket), process.execPath, bridge].flatMap((path) => ['--ro-bind', path, path])
      const through = [process.execPath, '--no-warnings', bridge, proxy.socket, String(port)]
      const network = [...parts, ...variables, '--setenv', 'NODE_USE_ENV_PROXY', '1']
      return ['bwrap', ...view, ...network, ...closed, '--', ...through, ...limits, ...command]
    },
  }
}

/** What lies below /tmp is bound after it. Files in memory would count for nobody, so there is little room for them. */
function build({ readable }: CageOptions, root: string): string[] {
  const paths = [...system, ...more].flatMap((path) => ['--ro-bind-try', path, path])
  const room = (path: string) => ['--size', String(64 * 1024 * 1024), '--tmpfs', path]
  const given = readable.flatMap((path) => ['--ro-bind', path, path])
  return [
    ...apart,
    ...paths,
    ...room('/tmp'),
    ...room('/dev/shm'),
    ...(root === '/tmp' ? [] : ['--dir', root]),
    ...given,
  ]
}

/** Last, so that what is bound has its place: only the job's own folder can be written. */
const closed = ['--remount-ro', '/dev', '--remount-ro', '/']

async function isAllowed([program = '', ...args]: readonly string[]): Promise<boolean> {
  return run(program, [...args, 'true']).then(
    () => true,
    () => false,
  )
}
