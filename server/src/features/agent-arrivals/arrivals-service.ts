import { randomUUID } from 'node:crypto';
import { type AgentArrival, ARRIVALS_A_DAY, ARRIVALS_MAX } from '@flint/shared/contracts/agent-arrivals';
import { shortened } from '@flint/shared/contracts/graphemes';
import { type Field, type Fields, LINE_MAX, LONG_MAX } from '@flint/shared/tools/fields';
import type { BaseLogger } from 'pino';
import { SetAside } from '../../platform/composition/set-aside';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { partId } from '../../platform/db/part-id';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import type { Agents } from '../agents/agents-service';
import type { RemovedAgent } from '../agents/removed-agent';
import type { Collections } from '../library/collections-service';
import {
  countArrivals,
  dropAgentArrivals,
  dropArrival,
  findArrival,
  findArrivals,
  findNewFiles,
  insertArrival,
  type NewFile,
  noteFile,
  turnArrival,
} from './arrivals-repository';
import type { AgentArrivalRow } from './tables';

/** Files of one sweep; the next one goes on. */
const BATCH = 20;

interface ArrivalWish {
  readonly collectionId: string;
  readonly field: string;
  readonly inputs?: Record<string, unknown> | undefined;
  readonly budget?: number | null | undefined;
  readonly brandProfileId?: string | undefined;
}

/** Every method that takes an id throws AppError `not_found` for what the user may not see. */
export interface Arrivals {
  list(userId: string, agentId: string): Promise<AgentArrival[]>;
  /**
   * Idempotent by key.
   * @throws AppError `invalid_input` naming `collectionId` or `field`; `conflict` beyond the most of a user, or where the
   * agent looks at that collection already
   */
  create(userId: string, agentId: string, wish: ArrivalWish, key: string | undefined): Promise<AgentArrival>;
  /** Files that come while it is off start no run. */
  turn(userId: string, id: string, isOn: boolean): Promise<AgentArrival>;
  remove(userId: string, id: string): Promise<void>;
  /** Starts a run for each new file: one a file, by however many processes. */
  sweep(): Promise<void>;
  /** Deletes those of an agent that their users see no more. @returns what they were */
  end(tx: Tx, agent: Pick<RemovedAgent, 'id' | 'keeper'>): Promise<AgentArrivalRow[]>;
}

interface ArrivalsDeps {
  readonly db: Db;
  readonly agents: Pick<Agents, 'read' | 'run' | 'endUnseen'>;
  readonly collections: Pick<Collections, 'readName'>;
  readonly log: Pick<BaseLogger, 'error'>;
}

export function createArrivals({ db, agents, collections, log }: ArrivalsDeps): Arrivals {
  const aside = new SetAside();
  /** Starts the run of a file under an id of the two, then notes it: a process that dies between finds the same run. */
  async function take(file: NewFile): Promise<void> {
    const arrival = await findArrival(db, file.arrival_id);
    if (!arrival?.since) return;
    const { user_id: userId, agent_id: agentId } = arrival;
    let outcome: { last_run_id: string | null; fault: string | null };
    try {
      const { inputs: fields } = await agents.read(userId, agentId);
      const wish = wishFor(arrival, valueFor(file, arrival.field, fields as Fields));
      outcome = {
        last_run_id: await agents.run(userId, agentId, wish, partId(arrival.id, file.asset_id)),
        fault: null,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'not_found') await agents.endUnseen(agentId);
      outcome = { last_run_id: null, fault: error.message };
    }
    await transact(db, async (tx) => {
      if (await findArrival(tx, arrival.id)) await noteFile(tx, file, outcome);
    });
  }

  const readName = (userId: string, id: string) =>
    collections.readName(userId, id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('invalid_input', 'You have no such collection.', { field: 'collectionId' });
    });

  return {
    async list(userId, agentId) {
      await agents.read(userId, agentId);
      return (await findArrivals(db, userId, agentId)).map(toArrival);
    },
    async create(userId, agentId, { collectionId, field, inputs, budget, brandProfileId }, key = randomUUID()) {
      const agent = await agents.read(userId, agentId);
      if (!takesFiles((agent.inputs as Fields)[field]))
        throw new AppError('invalid_input', 'Choose a field that takes a picture or a text.', { field: 'field' });
      const name = await readName(userId, collectionId);
      await transact(db, async (tx) => {
        await lockQuota(tx, 'arrivals', userId);
        const isNew = await insertArrival(tx, {
          ...{ id: key, user_id: userId, agent_id: agentId, collection_id: collectionId, collection_name: name, field },
          ...{ inputs: inputs ? JSON.stringify(inputs) : null, budget: budget ?? null },
          ...{ brand_profile_id: brandProfileId ?? null, last_at: null, last_run_id: null, fault: null },
        });
        if (isNew && (await countArrivals(tx, userId)) > ARRIVALS_MAX)
          throw new AppError('conflict', `Your agents look at ${ARRIVALS_MAX} collections. Delete one of these first.`);
      });
      const kept = await findArrival(db, key);
      if (!kept) throw new AppError('conflict', `This agent looks at “${name}” already.`, { field: 'collectionId' });
      if (kept.user_id !== userId) throw keyReused();
      return toArrival(kept);
    },
    async turn(userId, id, isOn) {
      const turned = isUuid(id) ? await turnArrival(db, userId, id, isOn) : undefined;
      if (!turned) throw notFound('arrival');
      return toArrival(turned);
    },
    async remove(userId, id) {
      if (!isUuid(id) || !(await dropArrival(db, userId, id))) throw notFound('arrival');
    },
    async sweep() {
      for (const file of await findNewFiles(db, ARRIVALS_A_DAY, BATCH, aside.ids()))
        await take(file).catch((err: unknown) => {
          aside.add(file.arrival_id);
          log.error({ err, arrival: file.arrival_id }, 'a run for a new file could not be started');
        });
    },
    end: dropAgentArrivals,
  };
}

type Taking = Extract<Field, { type: 'text' | 'long' | 'upload' }>;
const takesFiles = (field: Field | undefined): field is Taking =>
  field !== undefined &&
  (field.type === 'long' || field.type === 'text' || (field.type === 'upload' && field.accepts === 'picture'));

/** What the field is given of a file. @throws AppError where they do not fit */
function valueFor({ asset_id: id, kind, words }: NewFile, name: string, fields: Fields): string {
  const field = fields[name];
  if (!field || !takesFiles(field))
    throw new AppError('invalid_input', 'The agent has no such field any more. Set it up anew.');
  if (field.type === 'upload') {
    if (kind !== 'image') throw new AppError('invalid_input', `“${field.label}” takes pictures: another file came.`);
    return id;
  }
  if (words === null) throw new AppError('invalid_input', `“${field.label}” takes texts: another file came.`);
  return shortened(words, field.max ?? (field.type === 'long' ? LONG_MAX : LINE_MAX));
}

const wishFor = ({ field, inputs, budget, brand_profile_id: brand }: AgentArrivalRow, value: string) => ({
  inputs: { ...inputs, [field]: value },
  ...(budget !== null && { budget }),
  ...(brand !== null && { brandProfileId: brand }),
});

function toArrival(row: AgentArrivalRow): AgentArrival {
  return {
    ...{ id: row.id, agentId: row.agent_id, collectionId: row.collection_id, collectionName: row.collection_name },
    ...{ field: row.field, inputs: row.inputs ?? {}, budget: row.budget, brandProfileId: row.brand_profile_id },
    ...{ isOn: row.since !== null, lastAt: row.last_at?.toISOString() ?? null },
    ...{ lastRunId: row.last_run_id, fault: row.fault },
  };
}
