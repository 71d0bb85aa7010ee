import type { Call } from '@flint/shared/contracts/call';
import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { Run } from '@flint/shared/contracts/runs';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import type { Context } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';

type RunRequest = Pick<Context<Call>, 'viewer' | 'prefersAsync' | 'reply'>;

/** Fields of every response that waited for its run. */
export interface Paid {
  readonly success: true;
  readonly runId: string;
  readonly charged: number;
  readonly returned: number;
  readonly balance: number;
  readonly servedBy: Run['servedBy'];
  readonly message?: string;
}

/**
 * Responds with a started run: at once if the client prefers to follow it (202 and the run), else when it has ended.
 * @param present makes the call's own fields from the ended run; they override the common ones
 * @throws AppError with the run's id when nothing was delivered; the credits are back by then
 */
export async function answerRun<Answer extends object>(
  { runs, credits }: { runs: Runs; credits: Credits },
  { viewer, prefersAsync, reply }: RunRequest,
  started: RunRow,
  failure: string | undefined,
  present: (run: Run) => Answer,
): Promise<(Omit<Paid, keyof Answer> & Answer) | FastifyReply> {
  const balanceOf = async () => (await credits.balance(viewer.user.id)).balance;
  if (prefersAsync) {
    const [run, balance] = await Promise.all([runs.present(started), balanceOf()]);
    return reply.code(202).header('preference-applied', 'respond-async').send({ success: true, run, balance });
  }
  const run = await runs.untilEnded(started.id);
  if (isEmpty(run)) throw noResultError(run, failure);
  return {
    success: true,
    ...(run.message ? { message: run.message } : {}),
    runId: run.id,
    charged: run.charged ?? 0,
    returned: run.returned ?? 0,
    balance: await balanceOf(),
    servedBy: run.servedBy,
    ...present(run),
  };
}

/** The error for a run without a result; its credits have been returned. */
export function noResultError(run: Run, failure = 'It failed.'): AppError {
  return new AppError(codeOf(run), run.message ?? failure, { runId: run.id });
}

/** Whether a run has no result. A completed run never counts as empty: its files may have been deleted since. */
function isEmpty(run: Run): boolean {
  const { status, images, media, output } = run;
  if (status === 'completed' || images.length > 0 || media.length > 0) return false;
  return run.kind === 'workflow' ? !run.output?.steps.some((step) => step.status === 'done') : output === null;
}

const PUBLIC_CODES: readonly ErrorCode[] = [
  ...(['provider_timeout', 'invalid_input', 'not_configured', 'unusable_answer', 'storage_full'] as const),
];

function codeOf({ status, errorCode }: Run): ErrorCode {
  if (status === 'cancelled') return 'cancelled';
  return PUBLIC_CODES.find((code) => code === errorCode) ?? 'provider_failed';
}
