import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import {
  deleteToolRun,
  editToolRun,
  listToolRuns,
  readToolRun,
  restoreToolRun,
  type ToolRun,
} from '@flint/shared/contracts/tool-runs';
import { putRuns } from '@flint/shared/state/runs';
import { type ToolId, toolOf } from '@flint/shared/tools/tools';
import { OWN_CALLS } from '../own-calls';
import { unknown } from './jobs-reducer';
import { changeUses, resultLimit, usesAtomOf } from './uses-atom';

const paramsOf = (id: ToolId) => {
  const { platform, slug } = toolOf(id);
  return { platform, tool: slug };
};

/** Adds or updates a run. */
export function tellUse(store: Store, id: ToolId, job: ToolRun): void {
  changeUses(store, id, { type: 'told', job });
}

/**
 * Reads the newest runs of a user, or with `cursor` the next older ones. Never rejects: a failure is the state's
 * `error`.
 */
export async function loadUses(store: Store, id: ToolId, userId: string, cursor?: string): Promise<void> {
  const at = usesAtomOf(id);
  if (store.get(at).userId !== userId) changeUses(store, id, { type: 'reset', userId });
  const isTheirs = () => store.get(at).userId === userId;
  const action = cursor === undefined ? 'list' : 'older';
  const before = store.get(at).list.jobs;
  changeUses(store, id, { type: `${action}/pending` });
  try {
    const limit = resultLimit(id);
    const query = { ...(cursor && { cursor }), ...(limit && { limit }) };
    const { runs, next } = await readPage(id, query);
    if (!isTheirs()) return;
    followUnended(store, runs);
    // Keeps runs that were started while the request was in flight.
    const since = unknown(unknown(store.get(at).list.jobs, before), runs);
    const jobs = action === 'list' ? [...since, ...runs] : runs;
    changeUses(store, id, { type: `${action}/fulfilled`, payload: { jobs, next: limit ? null : next } });
  } catch (error) {
    if (isTheirs()) changeUses(store, id, { type: `${action}/rejected`, error: toMessage(error) });
  }
}

/** By the tool's own call where it has one, else by the shared one. */
const readPage = (id: ToolId, query: { cursor?: string; limit?: number }) =>
  OWN_CALLS[id]?.list?.(query) ?? request(listToolRuns, { params: paramsOf(id), query });

/** Follows unfinished runs that started after the list of runs was read. */
function followUnended(store: Store, uses: readonly ToolRun[]): void {
  const runs = uses.flatMap(({ run, parts }) => [run, ...parts.map((part) => part.run)]);
  const unended = runs.filter(({ status }) => !isEnded(status));
  if (unended.length > 0) putRuns(store, unended);
}

/** Clears the runs, as on sign-out. */
export function resetUses(store: Store, id: ToolId): void {
  const { known, userId } = store.get(usesAtomOf(id));
  if (known || userId !== null) changeUses(store, id, { type: 'reset', userId: null });
}

/**
 * Reads one run.
 * @throws as `request`
 */
export async function refreshUse(store: Store, id: ToolId, runId: string): Promise<void> {
  const { run } = await request(readToolRun, { params: { ...paramsOf(id), runId } });
  tellUse(store, id, run);
}

/** The entry of a run that the server has just accepted. */
export function newUse(id: ToolId, run: Run, input: Record<string, unknown>, brandProfileId: string | null): ToolRun {
  const empty = { output: null, edited: null, editedAt: null, edition: null, findings: [], parts: [] };
  return { run, tool: id, input, brandProfileId, ...empty };
}

/**
 * Saves an edited answer; null restores the original.
 * @throws as `request`
 */
export async function keepEdit(
  store: Store,
  id: ToolId,
  runId: string,
  output: Record<string, unknown> | null,
): Promise<{ proposed: number }> {
  const { run, proposed } = await request(editToolRun, { params: { ...paramsOf(id), runId }, body: { output } });
  tellUse(store, id, run);
  return { proposed };
}

/**
 * Deletes a run.
 * @returns restores it
 * @throws as `request`
 */
export async function deleteUse(store: Store, id: ToolId, runId: string): Promise<() => Promise<void>> {
  const params = { ...paramsOf(id), runId };
  await request(deleteToolRun, { params });
  changeUses(store, id, { type: 'removed', id: runId });
  return async () => {
    const { run } = await request(restoreToolRun, { params });
    tellUse(store, id, run);
  };
}
