/** Resource limits of a child process that reads an untrusted file. */
export interface Limits {
  /** CPU time; the wall time is twice as much. */
  readonly seconds: number;
  /** Address space; absent for programs that reserve more than they use, such as Node. */
  readonly memoryBytes?: number;
  /** Size of one file that it writes, and of its standard output. */
  readonly outputBytes: number;
}

/** For reading one media file: twenty times what the largest upload takes. */
export const READING: Limits = { seconds: 240, memoryBytes: 2 * 2 ** 30, outputBytes: 2 ** 30 };

/** POSIX counts the size of files in blocks of 512 bytes, and address space in KiB. */
const BLOCK = 512;
/** A limit that the system does not support, such as memory on macOS, is skipped. */
const SCRIPT = '{ ulimit -t "$1"; ulimit -f "$2"; [ "$3" = 0 ] || ulimit -v "$3"; } 2>/dev/null; shift 3; exec "$@"';

/** The command and arguments that run a program within limits. On Windows only wall time and printed output are limited. */
export function limited(program: string, args: readonly string[], limits: Limits): [string, string[]] {
  if (process.platform === 'win32') return [program, [...args]];
  const { seconds, outputBytes, memoryBytes = 0 } = limits;
  const numbers = [seconds, outputBytes / BLOCK, memoryBytes / 1024].map((number) => String(Math.ceil(number)));
  return ['/bin/sh', ['-c', SCRIPT, 'sh', ...numbers, program, ...args]];
}

/** Allowlist: the server's variables hold secrets, and a program that a file exploits must not read them. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot'];

/** The environment of a child process that reads or writes media: no secret of the server. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.includes(name)));
}
