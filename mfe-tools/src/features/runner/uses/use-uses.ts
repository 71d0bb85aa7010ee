import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { runsAtom } from '@flint/shared/state/runs';
import type { ToolId } from '@flint/shared/tools/tools';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { loadUses, refreshUse, resetUses } from './uses';
import { usesAtomOf } from './uses-atom';
import type { UsesState } from './uses-reducer';

/** What the viewer made with a tool, kept in step with the stream of runs. */
export function useUses(id: ToolId) {
  const store = useStore();
  const state = useAtomValue(usesAtomOf(id));
  const { runs } = useAtomValue(runsAtom);
  const { viewer, userId } = useViewer();
  const reload = useCallback(() => {
    if (userId !== undefined) void loadUses(store, id, userId);
    else if (viewer === 'guest') resetUses(store, id);
  }, [store, id, userId, viewer]);
  useEffect(reload, [reload]);

  const behind = useMemo(() => idsBehind(id, state, runs ?? []), [id, state, runs]);
  useEffect(() => {
    // What could not be read is read with the next news, or when the page opens again.
    for (const runId of behind) refreshUse(store, id, runId).catch(() => undefined);
  }, [store, id, behind]);

  const uses = useMemo(() => state.jobs?.map((use) => withNews(use, runs ?? [])) ?? null, [state.jobs, runs]);
  const older = state.next;
  const loadOlder = older !== null && userId !== undefined ? () => loadUses(store, id, userId, older) : undefined;
  return { uses, error: state.error, viewer, reload, loadOlder };
}

/** Uses that the stream knows more of: they, or parts of them, have ended, or they were started elsewhere. */
function idsBehind(id: ToolId, { jobs: uses, deleted }: UsesState, runs: readonly Run[]): string[] {
  if (!uses) return [];
  const ended = new Set(runs.filter(({ status }) => isEnded(status)).map((run) => run.id));
  const waits = (run: Run) => !isEnded(run.status) && ended.has(run.id);
  const stale = uses.filter(({ run, parts }) => waits(run) || parts.some((part) => waits(part.run)));
  const known = new Set([...uses.map(({ run }) => run.id), ...deleted]);
  const newest = uses[0]?.run.createdAt ?? '';
  const elsewhere = runs.filter(
    (run) =>
      run.kind === 'tool' &&
      run.recipe.tool === id &&
      run.recipe.part === undefined &&
      !known.has(run.id) &&
      run.createdAt > newest,
  );
  return [...stale.map(({ run }) => run.id), ...elsewhere.map((run) => run.id)];
}

/** A use whose run is as far as the stream says, until what it wrote is read. */
function withNews(use: ToolRun, runs: readonly Run[]): ToolRun {
  const newer = (run: Run) => {
    const told = runs.find((each) => each.id === run.id);
    return told && !isEnded(run.status) ? told : run;
  };
  return { ...use, run: newer(use.run), parts: use.parts.map((part) => ({ ...part, run: newer(part.run) })) };
}
