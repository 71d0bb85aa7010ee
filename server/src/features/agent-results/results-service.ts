import type { AgentCollection, RunCollection } from '@flint/shared/contracts/agent-collections';
import type { BaseLogger } from 'pino';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { Agents } from '../agents/agents-service';
import type { RemovedAgent } from '../agents/removed-agent';
import type { Collections } from '../library/collections-service';
import type { Steps } from '../steps/steps-service';
import {
  claimRun,
  dropAgentTargets,
  dropTarget,
  type EndedRun,
  findEndedRuns,
  findMakers,
  findPut,
  findTarget,
  saveItems,
  saveTarget,
} from './results-repository';

/** Runs of one sweep; the next one goes on. */
const BATCH = 50;

/** Every method that takes an id throws AppError `not_found` for what the user may not see. */
export interface AgentCollections {
  /** Where the user's runs of an agent put what they make; null for nowhere but the library. */
  read(userId: string, agentId: string): Promise<AgentCollection | null>;
  /** It counts for runs that end from now on. @throws AppError `invalid_input` naming `collectionId` */
  choose(userId: string, agentId: string, collectionId: string | null): Promise<AgentCollection | null>;
  /** What was put of an own run; null where its agent has no collection. */
  readRun(userId: string, runId: string): Promise<RunCollection | null>;
  /** Puts what ended runs made: each once, by however many processes, also where one dies meanwhile. */
  sweep(): Promise<void>;
  forget(tx: Tx, removed: RemovedAgent): Promise<void>;
}

interface AgentCollectionsDeps {
  readonly db: Db;
  readonly agents: Pick<Agents, 'read'>;
  readonly steps: Pick<Steps, 'read'>;
  readonly collections: Pick<Collections, 'readName' | 'addRuns'>;
  readonly log: Pick<BaseLogger, 'error'>;
}

export function createAgentCollections({
  db,
  agents,
  steps,
  collections,
  log,
}: AgentCollectionsDeps): AgentCollections {
  /** The name of a collection; undefined where it is gone. */
  const readName = (userId: string, id: string) =>
    collections.readName(userId, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });

  async function read(userId: string, agentId: string): Promise<AgentCollection | null> {
    const target = await findTarget(db, userId, agentId);
    if (!target) return null;
    const name = await readName(userId, target.collection_id);
    return { id: target.collection_id, name: name ?? target.name, isGone: name === undefined };
  }

  const put = ({ run_id: runId, user_id: userId, collection_id, name }: EndedRun) =>
    transact(db, async (tx) => {
      if (!(await claimRun(tx, { run_id: runId, collection_id, name, items: null }))) return;
      const items = await collections.addRuns(tx, userId, collection_id, await findMakers(tx, runId));
      if (items !== undefined) await saveItems(tx, runId, items);
    });

  return {
    async read(userId, agentId) {
      await agents.read(userId, agentId);
      return read(userId, agentId);
    },
    async choose(userId, agentId, collectionId) {
      await agents.read(userId, agentId);
      if (collectionId === null) await dropTarget(db, userId, agentId);
      else {
        const name = await readName(userId, collectionId);
        if (name === undefined)
          throw new AppError('invalid_input', 'You have no such collection.', { field: 'collectionId' });
        await saveTarget(db, { user_id: userId, agent_id: agentId, collection_id: collectionId, name });
      }
      return read(userId, agentId);
    },
    async readRun(userId, runId) {
      const run = await steps.read(userId, runId, 'agent');
      const done = await findPut(db, runId);
      if (done) {
        const name = (await readName(userId, done.collection_id)) ?? done.name;
        return { id: done.collection_id, name, state: done.items === null ? 'gone' : 'added', items: done.items ?? 0 };
      }
      const target = await findTarget(db, userId, run.agentId ?? '');
      const isMissed = target && run.finishedAt !== null && Date.parse(run.finishedAt) <= target.chosen_at.getTime();
      if (!target || isMissed) return null;
      const name = await readName(userId, target.collection_id);
      return { id: target.collection_id, name: name ?? target.name, state: name ? 'waiting' : 'gone', items: 0 };
    },
    async sweep() {
      for (const run of await findEndedRuns(db, BATCH))
        await put(run).catch((err: unknown) =>
          log.error({ err, runId: run.run_id }, 'the results of a run could not be put into a collection'),
        );
    },
    forget: dropAgentTargets,
  };
}
