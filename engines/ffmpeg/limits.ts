/** What a child process that reads a stranger's file may take. */
export interface Limits {
  /** Of its processor, and twice as much of the clock. */
  readonly seconds: number;
  /** Of address space; absent where the program reserves more than it uses, as Node does. */
  readonly memoryBytes?: number;
  /** Of one file that it writes, and of what it prints. */
  readonly outputBytes: number;
}

/** For reading a file that was not written here: twenty times what the largest upload takes. */
export const READING: Limits = { seconds: 240, memoryBytes: 2 * 2 ** 30, outputBytes: 2 ** 30 };

/** POSIX counts the size of files in blocks of 512 bytes, and address space in KiB. */
const BLOCK = 512;
/** A system that does not know a limit, such as memory on macOS, goes without that one. */
const SCRIPT = '{ ulimit -t "$1"; ulimit -f "$2"; [ "$3" = 0 ] || ulimit -v "$3"; } 2>/dev/null; shift 3; exec "$@"';

/** What to spawn so that a program runs within limits. On Windows they are time and what it prints alone. */
export function limited(program: string, args: readonly string[], limits: Limits): [string, string[]] {
  if (process.platform === 'win32') return [program, [...args]];
  const { seconds, outputBytes, memoryBytes = 0 } = limits;
  const numbers = [seconds, outputBytes / BLOCK, memoryBytes / 1024].map((number) => String(Math.ceil(number)));
  return ['/bin/sh', ['-c', SCRIPT, 'sh', ...numbers, program, ...args]];
}

/** Variables a media program needs; ours hold keys, and a program that a file has taken over must not read them. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot'];

/** The environment of a child process that reads or writes media. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.includes(name)));
}
