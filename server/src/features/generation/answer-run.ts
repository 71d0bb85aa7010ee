import type { Call } from '@flint/shared/contracts/call';
import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { Run } from '@flint/shared/contracts/runs';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import type { Context } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';

type Asking = Pick<Context<Call>, 'viewer' | 'prefersAsync' | 'reply'>;

/** What every answer says that waited for its run. */
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
 * Answers a started run: at once to who follows it (202 and the run), else when it has ended.
 * @param present makes the rest of a call's own answer from the ended run; what it names is told in its own way
 * @throws AppError with the run's id when nothing was delivered; the credits are back by then
 */
export async function answerRun<Answer extends object>(
  { runs, credits }: { runs: Runs; credits: Credits },
  { viewer, prefersAsync, reply }: Asking,
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
  if (isEmpty(run)) throw emptyHanded(run, failure);
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

/** What is told of a run that brought nothing: the credits are back. */
export function emptyHanded(run: Run, failure = 'It failed.'): AppError {
  return new AppError(codeOf(run), run.message ?? failure, { runId: run.id });
}

/** A completed run may be empty by now: what it made was deleted, and the same order asked again. */
function isEmpty(run: Run): boolean {
  const { status, images, media, output } = run;
  if (status === 'completed' || images.length > 0 || media.length > 0) return false;
  return run.kind === 'workflow' ? !run.output?.steps.some((step) => step.status === 'done') : output === null;
}

const TOLD: readonly ErrorCode[] = ['provider_timeout', 'invalid_input', 'not_configured', 'unusable_answer'];

function codeOf({ status, errorCode }: Run): ErrorCode {
  if (status === 'cancelled') return 'cancelled';
  return TOLD.find((code) => code === errorCode) ?? 'provider_failed';
}
