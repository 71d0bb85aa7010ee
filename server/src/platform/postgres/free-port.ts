import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Where ports are looked for: below those that systems hand out by themselves, so that neither a connection nor a server
 * on port 0 takes one between the look and its use; above 10080, the last of the bad ports (Fetch standard), which
 * browsers do not open.
 */
const FIRST = 10_081;
const LAST = 15_999;
const ATTEMPTS = 5;

/** A program has ended because its port is in use. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse';
}

/** Whether a program's output says that an address was in use, in the words of the system or of Node. */
export const saysInUse = (output: string): boolean => /address already in use|EADDRINUSE/i.test(output);

/**
 * A loopback port that is free at this moment.
 * @throws Error when there is none
 */
export async function freePort(): Promise<number> {
  const count = LAST - FIRST + 1;
  const start = randomInt(count);
  for (let at = 0; at < count; at++) {
    const port = FIRST + ((start + at) % count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free.`);
}

/**
 * Starts a program that must be told its port: with another one, up to five times, while it throws `PortInUse`.
 * @param nextPort chooses the port of an attempt
 * @throws what the last start threw
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>, nextPort = freePort): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await nextPort());
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof PortInUse)) throw error;
    }
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}
