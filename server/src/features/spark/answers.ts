import { isEnded } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Agents } from '../agents/agents-service';
import type { RunWork } from '../runs/run-work';
import type { Actions } from './actions-service';
import { updateUnwritten } from './answers-repository';
import { findAttachmentsOf } from './attachments-repository';
import { indexText } from './index-text';
import { findBranch } from './messages-repository';
import { namesAgent, proposalsIn } from './proposals';
import { newestPicture } from './talk-pictures';

/** Messages searched for attachments: as many as a model is sent. */
const TURNS = 200;

/** Stores finished answers in their conversations. */
export interface Answers {
  /** Stores a run's answer in its message, and its proposals as cards. Idempotent. */
  file(runId: string): Promise<void>;
  /** The same for ended runs whose process died before it stored them. */
  fileEnded(runIds: readonly string[]): Promise<void>;
}

export function createAnswers({
  db,
  work,
  actions,
  agents,
}: {
  db: Db;
  work: Pick<RunWork, 'read'>;
  actions: Actions;
  agents: Pick<Agents, 'known'>;
}): Answers {
  async function file(runId: string): Promise<void> {
    const run = await work.read(runId);
    if (run.kind !== 'chat' || !run.recipe.spark) return;
    const { conversationId, answerId, brandProfileId } = run.recipe.spark;
    const content = run.output?.content ?? '';
    const written = run.output?.proposals ?? [];
    const known = written.some(namesAgent) ? await agents.known(run.user_id) : [];
    await transact(db, async (tx) => {
      const text = { content, search: indexText(content), model: run.output?.model ?? run.recipe.model };
      const filed = await updateUnwritten(tx, { id: answerId, runId }, text);
      // A truncated answer proposes nothing.
      if (!filed?.parent_id || written.length === 0 || !['stop', 'length'].includes(run.output?.end ?? '')) return;
      const branch = await findBranch(tx, conversationId, filed.parent_id, TURNS);
      const ids = branch.map(({ id }) => id);
      const files = await findAttachmentsOf(tx, ids);
      const proposals = proposalsIn(written, {
        runId,
        words: branch.findLast(({ role }) => role === 'user')?.content ?? '',
        readData: files.length > 0 || brandProfileId !== null,
        hasBrand: brandProfileId !== null,
        picture: await newestPicture(tx, ids, files),
        agents: known,
      });
      await actions.propose(tx, { messageId: answerId, brandProfileId }, proposals);
    });
  }

  return {
    file,
    async fileEnded(runIds) {
      for (const id of runIds) {
        const run = await work.read(id);
        if (isEnded(run.status)) await file(id);
      }
    },
  };
}
