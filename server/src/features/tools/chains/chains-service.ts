import { randomUUID } from 'node:crypto';
import { isEnded } from '@flint/shared/contracts/runs';
import { CHAINS_PAGE, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { CHAINS, type Chain, findChain, loadChain } from '@flint/shared/contracts/tools/chains';
import { inputSchema } from '@flint/shared/contracts/tools/input-schema';
import { isUuid } from '../../../platform/db/is-uuid';
import { AppError, notFound } from '../../../platform/http/app-error';
import { checked } from '../checked';
import {
  dropChain,
  findChainParts,
  findChainRow,
  findChainRows,
  findRunningChains,
  insertChain,
  moveChain,
} from './chains-repository';
import { beginPart, type ConductDeps, conductChain } from './conduct-chain';
import type { ToolChainRow } from './tables';

interface Wish {
  readonly chain: string;
  readonly input: Record<string, unknown>;
  readonly brandProfileId?: string | undefined;
}

/** Every method that takes an id throws AppError `not_found` when it is no chain of the user's. */
export interface Chains {
  /** Checks the form, and orders the first part. The same key again answers the same chain. @throws AppError as any order */
  start(userId: string, wish: Wish, key: string | undefined): Promise<ToolChain>;
  /** The newest first. */
  list(userId: string, chain: string | undefined): Promise<ToolChain[]>;
  read(userId: string, id: string): Promise<ToolChain>;
  /** Stops it, with the part that is under way. */
  cancel(userId: string, id: string): Promise<ToolChain>;
  /** Goes on where it stopped: what is done is not done or paid again. @throws AppError as the order of its next part */
  goOn(userId: string, id: string): Promise<ToolChain>;
  /** Takes up chains that nobody here goes through: those of a process that is gone. */
  takeUp(): Promise<void>;
}

interface Deps extends ConductDeps {
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
}

export function createChains(deps: Deps): Chains {
  const { db, tools, runs, log, stopping } = deps;
  const underWay = new Set<string>();

  function follow(id: string): void {
    if (underWay.has(id)) return;
    underWay.add(id);
    conductChain(deps, id, stopping)
      .catch((err: unknown) => void (stopping.aborted || log.error({ err, chain: id }, 'a chain is not gone through')))
      .finally(() => underWay.delete(id));
  }

  async function own(userId: string, id: string): Promise<ToolChainRow> {
    const row = isUuid(id) ? await findChainRow(db, id) : undefined;
    if (row?.user_id !== userId) throw notFound('chain');
    return row;
  }

  async function loaded(id: string): Promise<Chain> {
    const known = findChain(id);
    if (!known) throw notFound('chain');
    return loadChain(known);
  }

  async function present(row: ToolChainRow): Promise<ToolChain> {
    const made = await findChainParts(db, row.id);
    const parts = await Promise.all(
      CHAINS[row.chain].parts.map(async ({ tool }, at) => {
        const runId = made.find(({ position }) => position === at)?.run_id;
        const use = runId === undefined ? null : await tools.read(row.user_id, { tool, runId }).catch(() => null);
        return { tool, use };
      }),
    );
    const { id, chain, input, brand_profile_id: brandProfileId, status, message } = row;
    return { id, chain, input, brandProfileId, status, message, parts, createdAt: row.created_at.toISOString() };
  }

  const read = async (userId: string, id: string) => present(await own(userId, id));

  return {
    read,
    async start(userId, wish, key = randomUUID()) {
      const chain = await loaded(wish.chain);
      const input = checked(inputSchema(chain.inputs), wish.input, 'input') as Record<string, unknown>;
      const known = await findChainRow(db, key);
      if (known) return read(userId, key);
      const row = { id: key, user_id: userId, chain: chain.id, input, brand_profile_id: wish.brandProfileId ?? null };
      await insertChain(db, row);
      try {
        await beginPart(deps, await own(userId, key), chain, { position: 0, attempt: 0 });
      } catch (error) {
        await dropChain(db, key);
        throw error;
      }
      follow(key);
      return read(userId, key);
    },
    async list(userId, chain) {
      return Promise.all((await findChainRows(db, userId, chain, CHAINS_PAGE)).map(present));
    },
    async cancel(userId, id) {
      await own(userId, id);
      // First the chain: a part that ends now begins none after it.
      const stopped = await moveChain(db, id, 'running', { status: 'stopped', message: 'You stopped it.' });
      const last = (await findChainParts(db, id)).at(-1);
      if (stopped && last) await runs.cancel(userId, last.run_id).catch(() => undefined);
      return read(userId, id);
    },
    async goOn(userId, id) {
      const row = await own(userId, id);
      if (row.status !== 'stopped') return present(row);
      const chain = await loaded(row.chain);
      const last = (await findChainParts(db, id)).at(-1);
      const tool = chain.parts[last?.position ?? 0]?.definition.id ?? '';
      const use = last && (await tools.read(userId, { tool, runId: last.run_id }).catch(() => null));
      if (use && !isEnded(use.run.status)) throw new AppError('conflict', 'It is still stopping. Try again.');
      // What did not come is made again; what came is gone on from.
      const anew = last && use?.run.status !== 'completed';
      if (anew) await beginPart(deps, row, chain, { position: last.position, attempt: last.attempt + 1 });
      await moveChain(db, id, 'stopped', { status: 'running', message: null });
      follow(id);
      return read(userId, id);
    },
    async takeUp() {
      for (const id of await findRunningChains(db)) follow(id);
    },
  };
}
