import { isEnded } from '@flint/shared/contracts/runs';
import { SPARK_FAILURE, type SparkAnswer, type SparkEvent } from '@flint/shared/contracts/spark';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { notFound } from '../../platform/http/app-error';
import type { SendEvent } from '../../platform/http/send-events';
import type { RunSignals } from '../../platform/runs/signals';
import type { Credits } from '../credits/credits-service';
import { noResultError } from '../generation/answer-run';
import type { LiveAnswers } from '../runs/live/live-answers';
import type { RunWork } from '../runs/run-work';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import type { Answers } from './answers';
import { findAnswerRun, updateToGoesOn } from './answers-repository';
import type { PresentMessages } from './conversation-presenter';
import { followAnswer } from './follow-answer';
import { findMessage, type MessageRow } from './messages-repository';

/** Every method that takes an id throws AppError `not_found` when it is no answer of the user's that a run wrote. */
export interface Readers {
  /** The answer's current state. */
  read(userId: string, answerId: string): Promise<SparkMessage>;
  /** Waits for the answer's end, with the balance then. @throws AppError with the run's id when nothing was written */
  untilEnded(userId: string, answerId: string): Promise<SparkAnswer>;
  /** Streams an answer from an offset on: its model, its text as it is written, and its end. */
  follow(
    userId: string,
    answerId: string,
    from: number,
    signal: AbortSignal,
    tell: SendEvent<SparkEvent>,
  ): Promise<void>;
  /** A reader has connected: the answer now continues after its requester disconnects. */
  join(userId: string, answerId: string): Promise<void>;
  /** The requester has disconnected: cancels the answer, unless it is to continue. */
  leave(userId: string, answerId: string): Promise<void>;
  stop(userId: string, answerId: string): Promise<SparkMessage>;
}

interface ReadersDeps {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly signals: RunSignals;
  readonly live: LiveAnswers;
  readonly runs: Pick<Runs, 'cancel' | 'present' | 'untilEnded'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly answers: Answers;
  readonly present: PresentMessages;
}

type Written = MessageRow & { readonly run_id: string };

/** Reading answers while they are written, and cancelling them. */
export function createReaders(deps: ReadersDeps): Readers {
  const { db, runs, credits, answers, present } = deps;

  async function own(userId: string, id: string): Promise<Written> {
    const row = isUuid(id) ? await findMessage(db, userId, id) : undefined;
    if (!row?.run_id) throw notFound('answer');
    return row as Written;
  }

  async function read(userId: string, id: string): Promise<SparkMessage> {
    const row = await own(userId, id);
    if (row.content === null && row.status && isEnded(row.status)) await answers.file(row.run_id);
    const [message] = await present(userId, [await own(userId, id)]);
    if (!message) throw notFound('answer');
    return message;
  }
  const whole = async (userId: string, id: string): Promise<SparkAnswer> => ({
    answer: await read(userId, id),
    balance: (await credits.balance(userId)).balance,
  });

  return {
    read,
    async untilEnded(userId, id) {
      const run = await runs.untilEnded((await own(userId, id)).run_id);
      if (run.output === null) throw noResultError(run, SPARK_FAILURE);
      return whole(userId, id);
    },
    async follow(userId, id, from, signal, tell) {
      const row = await own(userId, id);
      const answer = await read(userId, id);
      // The text is sent as pieces, so it is left out here.
      const started = {
        conversationId: row.conversation_id,
        questionId: row.parent_id ?? '',
        answer: { ...answer, content: '' },
      };
      await tell({ started });
      await followAnswer(deps, row.run_id, from, signal, tell, async (run) => {
        const broke = brokeWith(run);
        const failure = broke === undefined ? {} : { error: true as const, message: broke };
        if (run.output === null) return { error: true, message: broke ?? SPARK_FAILURE };
        return { ...failure, done: true, ...(await whole(userId, id)) };
      });
    },
    async join(userId, id) {
      await own(userId, id);
      await updateToGoesOn(db, id);
    },
    async leave(userId, id) {
      const found = await findAnswerRun(db, id);
      if (found?.run_id && !found.goes_on) await runs.cancel(userId, found.run_id);
    },
    async stop(userId, id) {
      await runs.cancel(userId, (await own(userId, id)).run_id);
      return read(userId, id);
    },
  };
}

/** Why an answer failed; undefined when it is complete, or was cancelled with some text. */
function brokeWith({ status, message, output }: RunRow): string | undefined {
  if (message === null) return undefined;
  return status === 'cancelled' && output !== null ? undefined : message;
}
