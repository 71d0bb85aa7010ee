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
import { changeUses, mostOf, usesAtomOf } from './uses-atom';
import { unknown } from './uses-reducer';

const paramsOf = (id: ToolId) => {
  const { platform, slug } = toolOf(id);
  return { platform, tool: slug };
};

/** Tells what is newly known of a use. */
export function tellUse(store: Store, id: ToolId, job: ToolRun): void {
  changeUses(store, id, { type: 'told', job });
}

/** Reads the newest uses of a user, or with `cursor` the next older ones. Never rejects: a failure is the state's `error`. */
export async function loadUses(store: Store, id: ToolId, userId: string, cursor?: string): Promise<void> {
  const at = usesAtomOf(id);
  if (store.get(at).userId !== userId) changeUses(store, id, { type: 'reset', userId });
  const isTheirs = () => store.get(at).userId === userId;
  const action = cursor === undefined ? 'list' : 'older';
  const before = store.get(at).jobs ?? [];
  const failure = OWN_CALLS[id]?.listFailure ?? listToolRuns.failure;
  changeUses(store, id, { type: `${action}/pending` });
  try {
    const query = { ...(cursor && { cursor }), ...(mostOf(id) && { limit: mostOf(id) }) };
    const { runs, next } = await request({ ...listToolRuns, failure }, { params: paramsOf(id), query });
    if (!isTheirs()) return;
    followUnended(store, runs);
    // What was started while they were on their way is not among them.
    const since = unknown(unknown(store.get(at).jobs ?? [], before), runs);
    const jobs = action === 'list' ? [...since, ...runs] : runs;
    changeUses(store, id, { type: `${action}/fulfilled`, payload: { jobs, next: mostOf(id) ? null : next } });
  } catch (error) {
    if (isTheirs()) changeUses(store, id, { type: `${action}/rejected`, error: toMessage(error) });
  }
}

/** What began after the runs themselves were read is followed like the rest. */
function followUnended(store: Store, uses: readonly ToolRun[]): void {
  const runs = uses.flatMap(({ run, parts }) => [run, ...parts.map((part) => part.run)]);
  const unended = runs.filter(({ status }) => !isEnded(status));
  if (unended.length > 0) putRuns(store, unended);
}

/** Forgets them, as when somebody signs out. */
export function resetUses(store: Store, id: ToolId): void {
  const { jobs, userId } = store.get(usesAtomOf(id));
  if (jobs !== null || userId !== null) changeUses(store, id, { type: 'reset', userId: null });
}

/** Reads one use. @throws as `request` */
export async function refreshUse(store: Store, id: ToolId, runId: string): Promise<void> {
  const { run } = await request(readToolRun, { params: { ...paramsOf(id), runId } });
  tellUse(store, id, run);
}

/** A use that the server has just taken on. */
export function newUse(id: ToolId, run: Run, input: Record<string, unknown>, brandProfileId: string | null): ToolRun {
  const empty = { output: null, edited: null, editedAt: null, edition: null, findings: [], parts: [] };
  return { run, tool: id, input, brandProfileId, ...empty };
}

/** Keeps a changed answer; null goes back to what was written. @throws as `request` */
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

/** Deletes a use; what is given back takes it back. @throws as `request` */
export async function deleteUse(store: Store, id: ToolId, runId: string): Promise<() => Promise<void>> {
  const params = { ...paramsOf(id), runId };
  await request(deleteToolRun, { params });
  changeUses(store, id, { type: 'removed', id: runId });
  return async () => {
    const { run } = await request(restoreToolRun, { params });
    tellUse(store, id, run);
  };
}
