import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SHORT_LIVED } from '../../../scripts/lib/short-lived.mjs';
import { keepLog } from './keep-log';
import { stopAtTheEnd } from './leftovers';

const MAIN = join(__dirname, '../../dist/main.js');
const READY = /^Flint is ready at (\S+)$/m;
/** Printed where the server's own address is not the one that people use. */
const LISTENS = /^Flint listens at (\S+)$/m;
/** A start takes two seconds; sixty times that on a busy machine. */
const START_TIMEOUT_MS = 120_000;

/** The built server as a separate process, which a test can kill and restart. */
export class ServerProcess {
  readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private output = '';

  /**
   * @param env without PORT it takes a free one at its first start, and the same one at every other
   * @param wrap a program with its arguments that runs the server's command, such as `setpriv`
   * @param main the built server; of this repository by default
   */
  constructor(
    env: NodeJS.ProcessEnv,
    private readonly wrap: readonly string[] = [],
    private readonly main = MAIN,
  ) {
    this.env = { PORT: '0', ...env };
    stopAtTheEnd(async () => {
      await this.kill('SIGTERM');
      keepLog(this.output);
    });
  }

  get pid(): number {
    if (!this.child?.pid) throw new Error('The server is not running.');
    return this.child.pid;
  }

  /** Where it listens, as it printed. @throws Error before its first start */
  get url(): string {
    const { PORT, HOST = 'localhost' } = this.env;
    if (PORT === '0') throw new Error('The server has no address yet.');
    return `http://${HOST}:${PORT}`;
  }

  /** Output of all its starts. */
  get logs(): string {
    return this.output;
  }

  /** Starts the server. @throws Error with its output when it does not become ready */
  async start(): Promise<void> {
    const from = this.output.length;
    const [program = process.execPath, ...args] = [...this.wrap, process.execPath, ...SHORT_LIVED, this.main];
    const child = spawn(program, args, { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The server ${why}:\n${this.output.slice(from)}`));
      const timer = setTimeout(() => fail('did not become ready'), START_TIMEOUT_MS);
      const listen = (chunk: Buffer) => {
        this.output += chunk.toString();
        const said = this.output.slice(from);
        const [, ready] = READY.exec(said) ?? [];
        if (!ready) return;
        clearTimeout(timer);
        this.env.PORT = new URL(LISTENS.exec(said)?.[1] ?? ready).port;
        resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      timer.unref();
      child.once('close', (code, signal) => {
        clearTimeout(timer);
        fail(`ended (${signal ?? code})`);
      });
    });
  }

  /** Sends a signal and waits for the end. @returns the exit code; null when the signal ended it */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'close') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }

  /** Stops it gracefully. @throws Error with its output when it does not exit cleanly */
  async stop(): Promise<void> {
    const code = await this.kill('SIGTERM');
    if (code !== 0 && this.child?.signalCode !== 'SIGKILL')
      throw new Error(`The server ended with ${code ?? this.child?.signalCode}:\n${this.output}`);
  }
}
