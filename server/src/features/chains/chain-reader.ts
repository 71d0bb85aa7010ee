import { CHAINS_PAGE, type ToolChain } from '@flint/shared/contracts/tool-chains';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { idsOfLeaves } from '../steps/leaves';
import type { Steps } from '../steps/steps-service';
import type { StepRows } from '../steps/stored-runs';
import type { Tools } from '../tools/tools-service';
import { type ChainRoot, toToolChain } from './chain-presenter';
import { findChainRoots, findChainRun, findLastRuns } from './chain-runs-repository';

/** A chain, and the run that goes on with it. */
export interface FoundChain {
  readonly root: ChainRoot;
  readonly last: StepRows;
}

/** Reads chains that are runs of steps; one that was gone on with keeps the id of its first run. */
export interface ChainReader {
  /** A user's own chain; undefined for anything else. */
  find(userId: string, id: string): Promise<FoundChain | undefined>;
  present(userId: string, found: FoundChain): Promise<ToolChain>;
  /** A user's newest chains, of one kind or of all, by a fixed number of queries. */
  list(userId: string, chain: string | undefined): Promise<ToolChain[]>;
}

interface ChainReaderDeps {
  readonly db: Db;
  readonly steps: Pick<Steps, 'rows'>;
  readonly tools: Pick<Tools, 'uses'>;
}

export function createChainReader({ db, steps, tools }: ChainReaderDeps): ChainReader {
  async function withLast(userId: string, roots: readonly ChainRoot[]): Promise<FoundChain[]> {
    const lastOf = await findLastRuns(
      db,
      roots.map(({ id }) => id),
    );
    const found = await steps.rows(userId, [...lastOf.values()]);
    return roots.flatMap((root) => {
      const last = found.find(({ run }) => run.id === lastOf.get(root.id));
      return last ? [{ root, last }] : [];
    });
  }

  async function present(userId: string, chains: readonly FoundChain[]): Promise<ToolChain[]> {
    const leaves = chains.flatMap(({ last }) => idsOfLeaves(last.rows));
    const uses = new Map((await tools.uses(userId, leaves)).map((use) => [use.run.id, use]));
    return chains.map(({ root, last }) => toToolChain(root, last, uses));
  }

  return {
    async find(userId, id) {
      const root = isUuid(id) ? await findChainRun(db, userId, id) : undefined;
      return root && (await withLast(userId, [root]))[0];
    },
    async present(userId, found) {
      const [shown] = await present(userId, [found]);
      return shown as ToolChain;
    },
    list: async (userId, chain) =>
      present(userId, await withLast(userId, await findChainRoots(db, userId, chain, CHAINS_PAGE))),
  };
}
