import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  AGENTS_MAX,
  type Agent,
  type AgentBody,
  type AgentChange,
  type AgentEstimate,
  type AgentVersion,
} from '@flint/shared/contracts/agents';
import { findPublishedAgent, PUBLISHED_AGENTS, type PublishedAgent } from '@flint/shared/tools/agents/agents';
import type { Fields } from '@flint/shared/tools/fields';
import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { agentIds } from '@flint/shared/tools/steps/sub-agents';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import { type LatestGraph, type RunWish, sampleInputs, toGraphOrder } from '../steps/graph-order';
import type { Steps } from '../steps/steps-service';
import {
  assertNewAgents,
  carriedOut,
  checkAgent,
  createShownPrices,
  estimateAgent,
  priceAgent,
  type Sight,
} from './agent-graph';
import {
  countCopies,
  countOwnAgents,
  dropAgent,
  findAgent,
  findAgents,
  insertAgent,
  lockAgent,
  saveAgent,
} from './agents-repository';
import { contentFor, fromProduct, readContent, toAgent, toVersion } from './presenter';
import type { RemovedAgent } from './removed-agent';
import type { AgentContent, AgentRow, FoundAgent } from './tables';
import { findVersion, findVersions, insertVersion } from './versions-repository';

/** An agent by what it is called, with its form. */
export interface KnownAgent {
  readonly id: string;
  readonly name: string;
  readonly inputs: Fields;
}

/**
 * Every method that takes an id throws AppError `not_found` for an agent that the user may not see. A draft may have
 * faults; it is checked when it is published, estimated or run. The agents that it runs are checked when they are put in.
 */
export interface Agents {
  /**
   * Stores an agent. Idempotent by key.
   * @throws AppError `invalid_input` for an unknown kind of step; `conflict` beyond the most of a user
   */
  create(userId: string, body: AgentBody, key: string | undefined): Promise<Agent>;
  /** @throws AppError `invalid_input` naming field and step where it is published with a fault */
  update(userId: string, id: string, change: AgentChange): Promise<Agent>;
  replaceSteps(userId: string, id: string, steps: AgentBody['steps']): Promise<Agent>;
  /** Deletes it; what users set up with it ends. */
  remove(userId: string, id: string): Promise<void>;
  /** Ends what users set up with an agent that they do not see any more, where that was missed. */
  endUnseen(id: string): Promise<void>;
  /** Makes an own agent of one that the user sees. Idempotent by key. @throws AppError `conflict` beyond the most of a user */
  copy(userId: string, id: string, key: string | undefined): Promise<Agent>;
  /** Those of the product first, then those of users, newest first. */
  published(): Promise<Agent[]>;
  mine(userId: string): Promise<Agent[]>;
  /** @param viewer undefined for a visitor */
  read(viewer: string | undefined, id: string): Promise<Agent>;
  /** An own agent as its owner edits it. */
  edit(userId: string, id: string): Promise<{ agent: Agent; versions: AgentVersion[] }>;
  keep(userId: string, id: string, name: string): Promise<AgentVersion[]>;
  restore(userId: string, id: string, number: number): Promise<Agent>;
  estimate(userId: string, id: string): Promise<AgentEstimate>;
  /** Those that a user may run by name: the user's own first, then those of the product. */
  known(userId: string): Promise<KnownAgent[]>;
  /** What a run of it carries out. @throws as an estimate of it */
  graphOf(userId: string, id: string): Promise<Graph>;
  /** The same graph with the agent's instructions, and the moment of its last change where the user owns it. */
  latest(userId: string, id: string): Promise<LatestGraph>;
  estimateDraft(userId: string, draft: Pick<AgentBody, 'inputs' | 'instructions' | 'steps'>): Promise<AgentEstimate>;
  /** Runs an agent; @returns the id of its run. @throws as starting steps */
  run(userId: string, id: string, wish: AgentWish, key: string | undefined): Promise<string>;
}

interface AgentWish extends RunWish {
  /** The agent's where it is left out; null for none. */
  readonly budget?: number | null | undefined;
}

interface AgentsDeps {
  readonly db: Db;
  readonly steps: Pick<Steps, 'check' | 'start' | 'estimate'>;
  /** Ends what users set up with an agent that is taken from them. */
  readonly onRemoved: (tx: Tx, removed: RemovedAgent) => Promise<void>;
}

export function createAgents({ db, steps, onRemoved }: AgentsDeps): Agents {
  const shownPrices = createShownPrices();

  async function present(row: FoundAgent, content: AgentContent): Promise<Agent> {
    const isShown = content === row.shown;
    const sight = sightOf(isShown ? undefined : row.user_id, row.id);
    const price = () => priceAgent(steps, content, sampleInputs(content.inputs), sight);
    // The agents that it runs may change while it does not.
    const isKept = isShown && agentIds(content.steps).length === 0;
    const credits = isKept ? await shownPrices.get(`${row.id} ${row.published}`, price) : await price();
    return toAgent(row, content, { credits });
  }

  async function presentOurs(agent: PublishedAgent, copies: number): Promise<Agent> {
    const price = () => priceAgent(steps, agent, agent.sample, sightOf(undefined, agent.id));
    const credits = await shownPrices.get(agent.id, price);
    return fromProduct(agent, copies, { credits });
  }

  async function own(userId: string, id: string): Promise<FoundAgent> {
    const row = isUuid(id) ? await findAgent(db, id) : undefined;
    if (row?.user_id !== userId) throw notFound('agent');
    return row;
  }

  const presentOwn = async (userId: string, id: string) => {
    const row = await own(userId, id);
    return present(row, readContent(row));
  };

  /** What a viewer sees of an agent, and the inputs of its example; undefined where they see none. */
  async function find(viewer: string | undefined, id: string, on: Db | Tx = db) {
    const ours = findPublishedAgent(id);
    if (ours) return { content: ours as AgentContent, sample: ours.sample };
    const row = isUuid(id) ? await findAgent(on, id) : undefined;
    const content = row && contentFor(viewer, row);
    return row && content && { row, content, sample: sampleInputs(content.inputs) };
  }

  async function see(viewer: string | undefined, id: string) {
    const found = await find(viewer, id);
    if (!found) throw notFound('agent');
    return found;
  }

  /** The agents that one runs, as a viewer sees them; those that a visitor sees where others run it. */
  const sightOf = (viewer: string | undefined, id?: string, on?: Tx): Sight => ({
    read: async (sub) => (await find(viewer, sub, on))?.content,
    id,
  });

  async function add(userId: string, key: string, content: AgentContent, copiedFrom: string | null) {
    await transact(db, async (tx) => {
      await lockQuota(tx, 'agents', userId);
      const isNew = await insertAgent(tx, { id: key, user_id: userId, content, copied_from: copiedFrom });
      if (isNew && (await countOwnAgents(tx, userId)) > AGENTS_MAX)
        throw new AppError('conflict', `You have ${AGENTS_MAX} agents. Remove one first.`);
    });
    const known = await findAgent(db, key);
    if (known?.user_id !== userId) throw keyReused();
    return known;
  }

  /** Changes an own agent under its lock. @param change returns the content and whether others see it from now on */
  async function change(
    userId: string,
    id: string,
    change: (tx: Tx, row: AgentRow) => Promise<AgentContent>,
    isPublished?: boolean,
  ): Promise<Agent> {
    await transact(db, async (tx) => {
      const row = isUuid(id) ? await lockAgent(tx, userId, id) : undefined;
      if (!row) throw notFound('agent');
      const content = await change(tx, row);
      if (isPublished) await checkAgent(steps, content, sightOf(undefined, id, tx));
      const published = isPublished
        ? await keep(tx, row, content, PUBLISHED)
        : isPublished === false
          ? null
          : row.published;
      const name = isPublished === false ? (await findAgent(tx, id))?.shown?.name : undefined;
      await saveAgent(tx, id, content, published);
      if (name !== undefined) await onRemoved(tx, { id, name, reason: 'unpublished', keeper: userId, remover: userId });
    });
    return presentOwn(userId, id);
  }

  return {
    async create(userId, { isPublished, ...body }, key = randomUUID()) {
      const content: AgentContent = {
        ...{ name: body.name, description: body.description ?? '', instructions: body.instructions ?? '' },
        ...{ inputs: (body.inputs ?? {}) as Fields, steps: known(body.steps ?? []), budget: body.budget ?? null },
        dailyCap: body.dailyCap,
      };
      await assertNewAgents(content.steps, [], sightOf(userId));
      if (isPublished) await checkAgent(steps, content, sightOf(undefined));
      const row = await add(userId, key, withCap(content), null);
      return isPublished
        ? change(userId, row.id, async (_tx, kept) => readContent(kept), true)
        : presentOwn(userId, row.id);
    },
    update: (userId, id, { isPublished, ...parts }) =>
      change(userId, id, async (_tx, row) => withCap({ ...readContent(row), ...given(parts) }), isPublished),
    replaceSteps: (userId, id, next = []) =>
      change(userId, id, async (tx, row) => {
        const given = known(next);
        await assertNewAgents(given, row.steps, sightOf(userId, id, tx));
        return { ...readContent(row), steps: given };
      }),
    async remove(userId, id) {
      await transact(db, async (tx) => {
        const row = isUuid(id) && (await lockAgent(tx, userId, id)) ? await findAgent(tx, id) : undefined;
        if (!row) throw notFound('agent');
        await dropAgent(tx, userId, id);
        await onRemoved(tx, {
          id,
          name: row.shown?.name ?? row.name,
          reason: 'deleted',
          keeper: null,
          remover: userId,
        });
      });
    },
    endUnseen: (id) =>
      transact(db, async (tx) => {
        const row = isUuid(id) ? await findAgent(tx, id) : undefined;
        if (row?.shown || findPublishedAgent(id)) return;
        const reason = row ? 'unpublished' : 'deleted';
        await onRemoved(tx, { id, name: null, reason, keeper: row?.user_id ?? null, remover: null });
      }),
    async copy(userId, id, key = randomUUID()) {
      const { content } = await see(userId, id);
      const { name, description, instructions, inputs, steps, budget, dailyCap } = content;
      const own = withCap({ name, description, instructions, inputs, steps, budget, dailyCap });
      const row = await add(userId, key, own, id);
      return presentOwn(userId, row.id);
    },
    async published() {
      const [copies, rows] = await Promise.all([
        countCopies(
          db,
          PUBLISHED_AGENTS.map(({ id }) => id),
        ),
        findAgents(db, undefined),
      ]);
      const ours = PUBLISHED_AGENTS.map((agent) => presentOurs(agent, copies.get(agent.id) ?? 0));
      const theirs = rows.flatMap((row) => (row.shown ? [present(row, row.shown)] : []));
      return Promise.all([...ours, ...theirs]);
    },
    mine: async (userId) => Promise.all((await findAgents(db, userId)).map((row) => present(row, readContent(row)))),
    async read(viewer, id) {
      const ours = findPublishedAgent(id);
      if (ours) return presentOurs(ours, (await countCopies(db, [id])).get(id) ?? 0);
      const { row, content } = await see(viewer, id);
      if (!row) throw notFound('agent');
      return present(row, content);
    },
    async edit(userId, id) {
      const row = await own(userId, id);
      const versions = await findVersions(db, id);
      return {
        agent: await present(row, readContent(row)),
        versions: versions.map((version) => toVersion(version, row.published)),
      };
    },
    async keep(userId, id, name) {
      await own(userId, id);
      return transact(db, async (tx) => {
        const row = await lockAgent(tx, userId, id);
        if (!row) throw notFound('agent');
        await keep(tx, row, readContent(row), name);
        return (await findVersions(tx, id)).map((version) => toVersion(version, row.published));
      });
    },
    restore: (userId, id, number) =>
      change(userId, id, async (tx, row) => {
        const version = await findVersion(tx, row.id, number);
        if (!version) throw notFound('version');
        return version.content;
      }),
    async estimate(userId, id) {
      const { content, sample } = await see(userId, id);
      return estimateAgent(steps, content, sample, sightOf(userId, id));
    },
    estimateDraft(userId, { inputs = {}, instructions = '', steps: given = [] }) {
      const built = { instructions, inputs: inputs as Fields, steps: given as Step[] };
      return estimateAgent(steps, built, sampleInputs(built.inputs), sightOf(userId));
    },
    async known(userId) {
      const own = (await findAgents(db, userId)).map((row) => ({ ...readContent(row), id: row.id }));
      return [...own, ...PUBLISHED_AGENTS].map(({ id, name, inputs }) => ({ id, name, inputs }));
    },
    graphOf: async (userId, id) => carriedOut((await see(userId, id)).content, sightOf(userId, id)),
    async latest(userId, id) {
      const { row, content } = await see(userId, id);
      const { instructions } = content;
      const graph = await carriedOut(content, sightOf(userId, id));
      const changedAt = row?.user_id === userId ? row.changed_at : null;
      return { graph, ...(instructions && { instructions }), changedAt };
    },
    async run(userId, id, { budget, ...wish }, key) {
      const { content, sample } = await see(userId, id);
      if (content.steps.length === 0)
        throw new AppError('invalid_input', 'Add a step to it first.', { field: 'steps' });
      const cap = budget === undefined ? content.budget : budget;
      const graph = await carriedOut(content, sightOf(userId, id));
      const order = toGraphOrder({ ...content, ...graph, sample }, wish);
      const { instructions, dailyCap } = content;
      const caps = { ...(cap && { budget: cap }), ...(dailyCap && { dailyCap }) };
      const asAgent = { agentId: id, ...(instructions && { instructions }), ...caps };
      return steps.start(userId, { ...order, ...asAgent }, key);
    },
  };
}

/** The name of versions that were kept because they were published. */
const PUBLISHED = 'Published';

/** Keeps a version unless the latest says the same under that name. @returns its number */
async function keep(tx: Tx, row: AgentRow, content: AgentContent, name: string): Promise<number> {
  const [latest] = await findVersions(tx, row.id);
  const isSame = latest && isDeepStrictEqual(latest.content, JSON.parse(JSON.stringify(content)));
  if (isSame && (name === PUBLISHED || latest.name === name)) return latest.number;
  const number = (latest?.number ?? 0) + 1;
  await insertVersion(tx, { agent_id: row.id, number, name, content }, name === PUBLISHED ? number : row.published);
  return number;
}

/** Without a cap of the day where it is null, as versions are that were kept before there was one. */
function withCap({ dailyCap, ...content }: AgentContent): AgentContent {
  return { ...content, ...(dailyCap && { dailyCap }) };
}

/** The parts that were sent: the others stay. */
function given(parts: Omit<AgentChange, 'isPublished'>): Partial<AgentContent> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** Steps of known kinds. @throws AppError `invalid_input` for another */
function known(steps: NonNullable<AgentBody['steps']>): Step[] {
  const at = steps.findIndex(({ kind }) => !Object.hasOwn(STEP_KINDS, kind));
  if (at >= 0) throw new AppError('invalid_input', 'There is no such kind of step.', { field: `steps.${at}.kind` });
  return steps as Step[];
}
