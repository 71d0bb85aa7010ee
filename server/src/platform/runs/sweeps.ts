import type { FastifyBaseLogger } from 'fastify';

declare module '../composition/contributions' {
  interface Contributions {
    sweeps: Sweep;
  }
}

/** Background work that repeats, such as closing stale runs or purging deleted files. */
export interface Sweep {
  /** Unique; names it in logs and metrics. */
  readonly name: string;
  /** Pause between the end of a run and the next one, in milliseconds. */
  readonly everyMs: number;
  /** It keeps what this process holds, so a process that only answers requests runs it too. */
  readonly isOfEveryProcess?: true;
  run(): Promise<void>;
}

/** One run of a sweep; `error` is what it threw. */
export interface Swept {
  readonly name: string;
  readonly ms: number;
  readonly error: unknown;
}

type Log = Pick<FastifyBaseLogger, 'debug' | 'error'>;

/**
 * Starts sweeps, first at once. Each has its own schedule and never overlaps itself; one that throws or hangs delays
 * no other, and a failure does not end it.
 * @param onSweep called after every run, for metrics
 * @returns `stop` starts no further run and waits for those in flight
 * @throws Error when two sweeps have one name
 */
export function startSweeps(
  sweeps: readonly Sweep[],
  log: Log,
  onSweep: (swept: Swept) => void = () => {},
): { stop(): Promise<void> } {
  const twice = sweeps.find(({ name }, at) => sweeps.findIndex((other) => other.name === name) < at);
  if (twice) throw new Error(`Two sweeps are called ${twice.name}.`);
  const started = sweeps.map((sweep) => repeat(sweep, log, onSweep));
  return {
    async stop() {
      await Promise.all(started.map((stop) => stop()));
    },
  };
}

function repeat(sweep: Sweep, log: Log, onSweep: (swept: Swept) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let inFlight = Promise.resolve();
  const next = () => {
    inFlight = runOnce(sweep, log, onSweep).then(() => {
      if (!stopped) timer = setTimeout(next, sweep.everyMs);
    });
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return inFlight;
  };
}

/** Runs a sweep and reports it. Never rejects. */
async function runOnce({ name, run }: Sweep, log: Log, onSweep: (swept: Swept) => void): Promise<void> {
  const begun = performance.now();
  let error: unknown;
  try {
    await run();
  } catch (thrown) {
    error = thrown;
  }
  const ms = Math.round(performance.now() - begun);
  if (error === undefined) log.debug({ sweep: name, ms }, 'sweep done');
  else log.error({ sweep: name, ms, err: error }, 'sweep failed');
  try {
    onSweep({ name, ms, error });
  } catch (err) {
    log.error({ sweep: name, err }, 'sweep not reported');
  }
}
