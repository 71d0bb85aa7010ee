import { request } from '@flint/shared/api/request';
import { listRuns, type RunKind } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { putRuns } from '@flint/shared/state/runs';

/** Runs of a kind that are read at once. */
const PAGE = 20;

/** What was read beside the store: runs themselves are kept there, where their events change them. */
export interface RunsPage {
  /** Cursor of the next page, ISO 8601; null at the end. */
  readonly next: string | null;
}

/** Reads a page of a kind's runs, newest first, into the viewer's runs. */
export const runsOfKind = (kind: RunKind, before?: string): Resource<RunsPage> => ({
  key: `listRuns ${kind} ${before}`,
  async read({ store, signal }) {
    const { runs } = await request(listRuns, { query: { kind, limit: PAGE, ...(before && { before }) } }, { signal });
    putRuns(store, runs);
    return { next: runs.length < PAGE ? null : (runs.at(-1)?.createdAt ?? null) };
  },
});
