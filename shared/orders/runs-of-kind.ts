import { request } from '@flint/shared/api/request';
import type { RunKind } from '@flint/shared/contracts/kinds';
import { listRuns } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { putRuns } from '@flint/shared/state/runs';

/** Runs of a kind that are read at once. */
const PAGE = 20;

/** The last run of a page. */
export interface RunsCursor {
  readonly before: string;
  readonly beforeId: string;
}

/** What was read beside the store: runs themselves are kept there, where their events change them. */
export interface RunsPage {
  /** Cursor of the next page; null at the end. */
  readonly next: RunsCursor | null;
}

/** Reads a page of a kind's runs, newest first, into the viewer's runs. */
export const runsOfKind = (kind: RunKind, after?: RunsCursor): Resource<RunsPage> => ({
  key: `listRuns ${kind} ${after?.beforeId}`,
  async read({ store, signal }) {
    const { runs } = await request(listRuns, { query: { kind, limit: PAGE, ...after } }, { signal });
    putRuns(store, runs);
    const last = runs.length < PAGE ? undefined : runs.at(-1);
    return { next: last ? { before: last.createdAt, beforeId: last.id } : null };
  },
});
