import type { ServiceCheck } from '@flint/shared/contracts/services';
import type { FastifyBaseLogger } from 'fastify';
import type { Sweep } from '../runs/sweeps';
import type { KeyCheck, KeyVerdict } from './key-check';

/** Time limit of one question, in milliseconds. */
const ASK_MS = 10_000;
/** A service that was unreachable is asked again in every round; one that answered, after this many. */
const ROUNDS_AFTER_ANSWER = 60;

/** Asks, in the background, whether services take our keys, so that the first user is not the one to find out. */
export interface KeyChecks {
  /** The latest of each service. */
  list(): readonly ServiceCheck[];
  /** Asks those that are due; the first run is at the start. */
  sweep(everyMs: number): Sweep;
}

export function createKeyChecks(
  checks: readonly KeyCheck[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  stopping: AbortSignal,
): KeyChecks {
  const found = new Map<string, { verdict: KeyVerdict; at: Date; due: number }>();
  let round = 0;

  async function ask(check: KeyCheck): Promise<void> {
    const verdict = await check
      .ask(AbortSignal.any([stopping, AbortSignal.timeout(ASK_MS)]))
      .catch((error: unknown): KeyVerdict => ({ state: 'unreachable', why: codeOf(error) }));
    if (stopping.aborted) return;
    const before = found.get(check.id)?.verdict.state;
    const due = round + (verdict.state === 'unreachable' ? 1 : ROUNDS_AFTER_ANSWER);
    found.set(check.id, { verdict, at: new Date(), due });
    if (verdict.state !== before) say(check, verdict);
  }

  function say({ id: service, label, variable }: KeyCheck, verdict: KeyVerdict): void {
    const { state } = verdict;
    if (state === 'ok') log.info({ service, variable }, `${label} takes the key`);
    if (state === 'refused')
      log.error({ service, variable, why: verdict.why }, `${label} refuses the key: what needs it will fail`);
    if (state === 'unreachable')
      log.warn(
        { service, variable, why: verdict.why },
        `${label} is unreachable: whether it takes the key is not known`,
      );
  }

  return {
    list: () =>
      checks.map(({ id, label, variable }) => {
        const { verdict, at } = found.get(id) ?? {};
        const why = verdict === undefined || verdict.state === 'ok' ? null : verdict.why;
        return { id, label, variable, state: verdict?.state ?? 'checking', why, checkedAt: at?.toISOString() ?? null };
      }),
    sweep: (everyMs) => ({
      name: 'service-keys',
      isOfEveryProcess: true,
      everyMs,
      async run() {
        const asked = checks.filter(({ id }) => (found.get(id)?.due ?? 0) <= round);
        await Promise.all(asked.map(ask));
        round++;
      },
    }),
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { code } = (error.cause instanceof Error ? error.cause : error) as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name === 'TimeoutError' ? 'no answer in time' : error.name;
}
