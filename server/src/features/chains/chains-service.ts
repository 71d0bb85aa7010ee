import { randomUUID } from 'node:crypto';
import { isEnded } from '@flint/shared/contracts/runs';
import { CHAINS_PAGE, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { type Chain, findChain, loadChain } from '@flint/shared/tools/chains';
import { inputSchema } from '@flint/shared/tools/input-schema';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { chosenPlace } from '../steps/next-moves';
import type { Steps } from '../steps/steps-service';
import { checked } from '../tools/checked';
import type { Tools } from '../tools/tools-service';
import type { ChainChoice } from './chain-choice';
import { choiceStep, partsOffering, toChainGraph } from './chain-graph';
import { chainStatus } from './chain-presenter';
import { createChainReader } from './chain-reader';
import type { EarlierChains } from './earlier/earlier-chains';
import { offeredAnswer } from './offered-answer';

interface ChainRequest {
  readonly chain: string;
  readonly input: Record<string, unknown>;
  readonly brandProfileId?: string | undefined;
  readonly choose?: boolean | undefined;
  /** The most that the whole chain may cost in whole credits, as its user saw it. */
  readonly most?: number | undefined;
}

/** Every method that takes an id throws AppError `not_found` when it is no chain of the user's. */
export interface Chains {
  /**
   * Starts a chain as a run of steps. Idempotent by key.
   * @throws AppError `conflict` where it would cost more than was shown, and as any run of steps
   */
  start(userId: string, wish: ChainRequest, key: string | undefined): Promise<ToolChain>;
  /** Newest first. */
  list(userId: string, chain: string | undefined): Promise<ToolChain[]>;
  read(userId: string, id: string): Promise<ToolChain>;
  /** Stops it, and cancels the parts under way. */
  cancel(userId: string, id: string): Promise<ToolChain>;
  /**
   * Goes on with a stopped chain by a new run, which takes over the finished parts.
   * @throws AppError `conflict` while it is still stopping, or where the rest would cost more than was shown
   */
  goOn(userId: string, id: string, most: number | undefined): Promise<ToolChain>;
  /**
   * Continues with one of the alternatives of a part. Once the chain has ended, later parts are made again by a new
   * run; their earlier results stay. Repeating the choice changes nothing while the chain runs.
   * @throws AppError `invalid_input` when there is no such alternative, `conflict` while it runs, or where the parts
   * after it would cost more than was shown
   */
  choose(userId: string, id: string, choice: ChainChoice): Promise<ToolChain>;
}

interface ChainsDeps {
  readonly db: Db;
  readonly steps: Pick<Steps, 'start' | 'rows' | 'cancel' | 'retry' | 'answer' | 'decide'>;
  readonly tools: Pick<Tools, 'uses'>;
  readonly earlier: EarlierChains;
}

/** Chains are runs of steps; those of an earlier release are gone through as they began. */
export function createChains({ db, steps, tools, earlier }: ChainsDeps): Chains {
  const reader = createChainReader({ db, steps, tools });

  async function read(userId: string, id: string): Promise<ToolChain> {
    const found = await reader.find(userId, id);
    return found ? reader.present(userId, found) : earlier.read(userId, id);
  }

  async function loaded(id: string): Promise<Chain> {
    const known = findChain(id);
    if (!known) throw notFound('chain');
    return loadChain(known);
  }

  return {
    read,
    async start(userId, { chain: name, input: given, brandProfileId, choose = false, most }, key = randomUUID()) {
      const chain = await loaded(name);
      const input = checked(inputSchema(chain.inputs), given, 'input') as Record<string, unknown>;
      const brand = brandProfileId ?? null;
      const asked = { user_id: userId, chain: chain.id, input, brand_profile_id: brand, choose };
      const known = await earlier.started(key, asked);
      if (known) return known;
      const graph = toChainGraph(chain, input, choose ? partsOffering(chain) : []);
      const order = { name: chain.title, graph, inputs: input, options: {}, brandProfileId, most };
      const id = await steps.start(userId, { ...order, chain: { id: chain.id, choose } }, key).catch(throwWithOwnField);
      return read(userId, id);
    },
    async list(userId, chain) {
      const all = [...(await reader.list(userId, chain)), ...(await earlier.list(userId, chain))];
      return all.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, CHAINS_PAGE);
    },
    async cancel(userId, id) {
      const found = await reader.find(userId, id);
      if (!found) return earlier.cancel(userId, id);
      const { run } = found.last;
      if (!isEnded(run.status)) await steps.cancel(userId, run.id);
      return read(userId, id);
    },
    async goOn(userId, id, most) {
      const found = await reader.find(userId, id);
      if (!found) return earlier.goOn(userId, id, most);
      const { run, rows } = found.last;
      if (chainStatus(run, rows) !== 'stopped') return reader.present(userId, found);
      if (!isEnded(run.status)) throw new AppError('conflict', 'It is still stopping. Try again.');
      await steps.retry(userId, run.id, undefined, most);
      return read(userId, id);
    },
    async choose(userId, id, choice) {
      const found = await reader.find(userId, id);
      if (!found) return earlier.choose(userId, id, choice);
      const { run, rows, job } = found.last;
      const chain = await loaded(found.root.chain);
      const row = rows.find(({ step_id }) => step_id === choiceStep(choice.part));
      const isUnderWay = !isEnded(run.status);
      const isSame = row?.state === 'done' && chosenPlace(row) === choice.chosen;
      if (isUnderWay && isSame && run.cancel_requested_at === null) return reader.present(userId, found);
      if (isUnderWay && row?.state !== 'asking') throw new AppError('conflict', 'It is under way. Cancel it first.');
      const answer = await offeredAnswer(tools, userId, { chain, rows }, choice);
      if (isUnderWay) await steps.answer(userId, run.id, answer);
      else {
        const names = job.graph.steps.map(({ id: name }) => name);
        const asked = partsOffering(chain).filter((at) => at === choice.part || names.includes(choiceStep(at)));
        await steps.decide(userId, run.id, toChainGraph(chain, job.inputs, asked), answer).catch(throwAsConflict);
      }
      return read(userId, id);
    },
  };
}

/** A fault of the form, which a chain's call names `input`. */
function throwWithOwnField(error: unknown): never {
  const field = error instanceof AppError ? error.detail.field : undefined;
  if (!(error instanceof AppError) || !field?.startsWith('inputs.')) throw error;
  throw new AppError(error.code, error.message, { field: field.replace('inputs.', 'input.'), cause: error });
}

/** Of two choices that are made at a time, one goes on. */
function throwAsConflict(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'idempotency_mismatch') throw error;
  throw new AppError('conflict', 'It went on elsewhere. Look again.', { cause: error });
}
