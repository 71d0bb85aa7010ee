import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import type { Run } from '@flint/shared/contracts/runs';
import { editToolRun, listToolRuns, readToolRun, type ToolRun } from '@flint/shared/contracts/tool-runs';
import { type ToolId, toolOf } from '@flint/shared/contracts/tools';
import { NO_USES, usesAtomOf } from './uses-atom';

const paramsOf = (id: ToolId) => {
  const { platform, slug } = toolOf(id);
  return { platform, tool: slug };
};

/** Newest first, each once; what is told last holds. */
function merge(known: readonly ToolRun[], told: readonly ToolRun[]): ToolRun[] {
  const byId = new Map([...known, ...told].map((use) => [use.run.id, use]));
  return [...byId.values()].sort((a, b) => b.run.createdAt.localeCompare(a.run.createdAt));
}

/** Adds uses, or takes over what is newly known of them. */
export function putUses(store: Store, id: ToolId, told: readonly ToolRun[]): void {
  const at = usesAtomOf(id);
  const state = store.get(at);
  store.set(at, { ...state, uses: merge(state.uses ?? [], told) });
}

/** Reads the newest uses of a user, or with `cursor` the next older ones. Never rejects: a failure is the state's `error`. */
export async function loadUses(store: Store, id: ToolId, userId: string, cursor?: string): Promise<void> {
  const at = usesAtomOf(id);
  if (store.get(at).userId !== userId) store.set(at, { ...NO_USES, userId });
  const isTheirs = () => store.get(at).userId === userId;
  try {
    const { runs, next } = await request(listToolRuns, { params: paramsOf(id), query: cursor ? { cursor } : {} });
    if (!isTheirs()) return;
    putUses(store, id, runs);
    const before = store.get(at);
    // Reading the newest again does not forget how far back was read.
    const far = cursor === undefined && (before.uses?.length ?? 0) > runs.length;
    store.set(at, { ...before, error: null, next: far ? before.next : next });
  } catch (error) {
    if (isTheirs()) store.set(at, { ...store.get(at), error: toMessage(error) });
  }
}

/** Forgets them, as when somebody signs out. */
export function resetUses(store: Store, id: ToolId): void {
  const at = usesAtomOf(id);
  if (store.get(at) !== NO_USES) store.set(at, NO_USES);
}

/** Reads one use. @throws as `request` */
export async function refreshUse(store: Store, id: ToolId, runId: string): Promise<void> {
  const { run } = await request(readToolRun, { params: { ...paramsOf(id), runId } });
  putUses(store, id, [run]);
}

/** A use that the server has just taken on. */
export function newUse(id: ToolId, run: Run, input: Record<string, unknown>, brandProfileId: string | null): ToolRun {
  const empty = { output: null, edited: null, editedAt: null, findings: [], parts: [] };
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
  putUses(store, id, [run]);
  return { proposed };
}
