import type { ChatOutput } from '@flint/shared/contracts/recipes/chat';
import { isEnded } from '@flint/shared/contracts/runs';
import type { SparkEvent } from '@flint/shared/contracts/spark';
import type { Db } from '../../platform/db/database';
import type { SendEvent } from '../../platform/http/send-events';
import { announcingReader, type RunSignals } from '../../platform/runs/signals';
import { wakeUps } from '../../platform/runs/wake-ups';
import type { LiveAnswers } from '../runs/live/live-answers';
import type { RunWork } from '../runs/run-work';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';

/** Poll interval in ms: a NOTIFY can be lost while its connection is replaced. */
const LOOK_ANYWAY_MS = 2_000;

interface FollowAnswerDeps {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly signals: RunSignals;
  readonly live: LiveAnswers;
  readonly runs: Pick<Runs, 'present'>;
}

/**
 * Streams an answer's place while it waits, then its text from an offset on: from memory when this process writes it, else by NOTIFY from the
 * database.
 * @param tell sends an event; see {@link SendEvent}
 * @param ended makes the last event from the ended run
 */
export async function followAnswer(
  { db, work, signals, live, runs }: FollowAnswerDeps,
  runId: string,
  from: number,
  signal: AbortSignal,
  tell: SendEvent<SparkEvent>,
  ended: (run: RunRow) => Promise<SparkEvent>,
): Promise<void> {
  const sayReading = announcingReader(db, runId);
  let told = from;
  let place: number | null = null;
  const changes = (wake: () => void) => {
    const unsubscribe = [signals.on(runId, wake), live.onBegin(runId, wake)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  };
  for await (const _ of wakeUps(changes, () => LOOK_ANYWAY_MS, signal)) {
    told = await live.follow(runId, told, signal, (content, moved) =>
      tell(moved === undefined ? { content } : { content, moved }),
    );
    const run = await work.read(runId);
    const { content = '', moved = 0 } = (run.output as ChatOutput | null) ?? {};
    if (run.status === 'queued') {
      const { ahead } = await runs.present(run);
      if (ahead && ahead !== place) await tell({ content: '', ahead });
      place = ahead;
    }
    if (told < moved) await tell({ content, moved });
    else if (moved + content.length > told) await tell({ content: content.slice(told - moved) });
    told = Math.max(told, moved + content.length);
    if (!isEnded(run.status)) {
      await sayReading();
      continue;
    }
    await tell(await ended(run));
    return;
  }
}
