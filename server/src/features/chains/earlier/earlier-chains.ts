import { isDeepStrictEqual } from 'node:util';
import { isEnded } from '@flint/shared/contracts/runs';
import { CHAINS_PAGE, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { alternativesIn } from '@flint/shared/tools/chain-choice';
import { CHAINS, type Chain, findChain, loadChain } from '@flint/shared/tools/chains';
import { isUuid } from '../../../platform/db/is-uuid';
import { AppError, keyReused, notFound } from '../../../platform/http/app-error';
import type { ChainChoice } from '../chain-choice';
import { findChainParts } from './chain-parts-repository';
import { findChainRow, findChainRows, findRunningChains, moveChain } from './chains-repository';
import { chooseOfPart } from './choose-of-part';
import { type ConductDeps, conductChain } from './conduct-chain';
import { beginPart, paidFor, useOf, useOfPart } from './order-part';
import type { ToolChainPartRow, ToolChainRow } from './tables';

/** What a chain is started with, as its row had it. */
export type AskedChain = Pick<ToolChainRow, 'user_id' | 'chain' | 'input' | 'brand_profile_id' | 'choose'>;

/**
 * Chains that began before they were runs of steps: they go on as they began, and none begins here. Every method that
 * takes an id throws AppError `not_found` when it is no such chain of the user's.
 */
export interface EarlierChains {
  /**
   * The chain that an idempotency key has started; undefined for none.
   * @throws AppError `idempotency_mismatch` when it was another one
   */
  started(key: string, asked: AskedChain): Promise<ToolChain | undefined>;
  /** Newest first. */
  list(userId: string, chain: string | undefined): Promise<ToolChain[]>;
  read(userId: string, id: string): Promise<ToolChain>;
  /** Stops it, and cancels the part under way. */
  cancel(userId: string, id: string): Promise<ToolChain>;
  /**
   * Resumes a stopped chain; finished parts are neither run nor charged again.
   * @throws AppError as the order of its next part
   */
  goOn(userId: string, id: string, most: number | undefined): Promise<ToolChain>;
  /**
   * Continues with one of the alternatives of a part. Later parts are made again; their earlier results stay. Repeating
   * the choice changes nothing while the chain runs.
   * @throws AppError `invalid_input` when there is no such alternative, `conflict` while it runs
   */
  choose(userId: string, id: string, choice: ChainChoice): Promise<ToolChain>;
  /** Resumes running chains of processes that have died. */
  takeUp(): Promise<void>;
}

interface EarlierChainsDeps extends ConductDeps {
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
}

export function createEarlierChains(deps: EarlierChainsDeps): EarlierChains {
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
        const part = made.find(({ position }) => position === at);
        const use = part && (await useOf(tools, row.user_id, tool, part.run_id));
        return { tool, use: use ?? null, chosen: part?.chosen ?? null };
      }),
    );
    const { id, chain, input, brand_profile_id: brandProfileId, choose, status, message } = row;
    return {
      id,
      chain,
      input,
      brandProfileId,
      choose,
      status,
      message,
      parts,
      createdAt: row.created_at.toISOString(),
    };
  }

  /** Maximum credits of a chain: what its parts have cost, plus the quoted price of those to come. */
  async function capOf(row: ToolChainRow, chain: Chain, kept: readonly ToolChainPartRow[], most: number | undefined) {
    if (most === undefined) return row.most;
    const uses = await Promise.all(kept.map((part) => useOfPart(tools, row.user_id, chain, part)));
    return paidFor(uses) + most;
  }

  const read = async (userId: string, id: string) => present(await own(userId, id));

  return {
    read,
    async started(key, asked) {
      const row = isUuid(key) ? await findChainRow(db, key) : undefined;
      if (row && !ASKED.every((what) => isDeepStrictEqual(row[what], asked[what]))) throw keyReused();
      return row && present(row);
    },
    async list(userId, chain) {
      return Promise.all((await findChainRows(db, userId, chain, CHAINS_PAGE)).map(present));
    },
    async cancel(userId, id) {
      await own(userId, id);
      // Stop the chain first, so that a part that ends now starts no other.
      const end = { status: 'stopped', message: 'You stopped it.' } as const;
      const stopped = (await moveChain(db, id, 'running', end)) || (await moveChain(db, id, 'choosing', end));
      const last = (await findChainParts(db, id)).at(-1);
      if (stopped && last) await runs.cancel(userId, last.run_id).catch(() => undefined);
      return read(userId, id);
    },
    async goOn(userId, id, shown) {
      const row = await own(userId, id);
      if (row.status !== 'stopped') return present(row);
      const chain = await loaded(row.chain);
      const parts = await findChainParts(db, id);
      const last = parts.at(-1);
      const use = last && (await useOf(tools, userId, chain.parts[last.position]?.definition.id ?? '', last.run_id));
      if (use && !isEnded(use.run.status)) throw new AppError('conflict', 'It is still stopping. Try again.');
      // A failed part is made again; a completed one is continued from.
      const anew = last && use?.run.status !== 'completed';
      const most = await capOf(row, chain, anew ? parts.slice(0, -1) : parts, shown);
      if (anew) await beginPart(deps, { ...row, most }, chain, { position: last.position, attempt: last.attempt + 1 });
      await moveChain(db, id, 'stopped', { status: 'running', message: null, most });
      follow(id);
      return read(userId, id);
    },
    async choose(userId, id, { part: position, chosen, most: shown }) {
      const row = await own(userId, id);
      const chain = await loaded(row.chain);
      const parts = await findChainParts(db, id);
      const part = parts[position];
      if (row.status === 'running' && part?.chosen === chosen) return present(row);
      const last = parts.at(-1);
      const lastRun =
        last && (await useOf(tools, userId, chain.parts[last.position]?.definition.id ?? '', last.run_id));
      if (row.status === 'running' || (lastRun && !isEnded(lastRun.run.status)))
        throw new AppError('conflict', 'It is under way. Cancel it first.');
      const use = part && (await useOfPart(tools, userId, chain, part));
      const offered = use && alternativesIn(chain, position, use.edited ?? use.output);
      if (offered?.texts[chosen] === undefined)
        throw new AppError('invalid_input', 'There is no such thing to choose.', { field: 'chosen' });
      const most = await capOf(row, chain, parts.slice(0, position + 1), shown);
      if (!(await chooseOfPart(db, row, { position, chosen, most })))
        throw new AppError('conflict', 'It went on elsewhere. Look again.');
      follow(id);
      return read(userId, id);
    },
    async takeUp() {
      for (const id of await findRunningChains(db)) follow(id);
    },
  };
}

/** Columns that identify a repeated order; its maximum price may differ. */
const ASKED = ['user_id', 'chain', 'input', 'brand_profile_id', 'choose'] as const;
