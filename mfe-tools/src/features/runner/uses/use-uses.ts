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

/** The viewer's runs of a tool, updated by the followed runs. */
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
    // Failed reads are repeated at the next change, or when the page opens again.
    for (const runId of behind) refreshUse(store, id, runId).catch(() => undefined);
  }, [store, id, behind]);

  const uses = useMemo(
    () => (state.known ? state.list.jobs.map((use) => withNews(use, runs ?? [])) : null),
    [state, runs],
  );
  const older = state.next;
  const loadOlder = older !== null && userId !== undefined ? () => loadUses(store, id, userId, older) : undefined;
  return { uses, error: state.list.error, viewer, reload, loadOlder };
}

/** Runs that the followed list knows more about: they or their rewrites have ended, or they were started elsewhere. */
function idsBehind(
  id: ToolId,
  { known: read, list: { jobs: uses }, deleted }: UsesState,
  runs: readonly Run[],
): string[] {
  if (!read) return [];
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

/** A tool run with the status of the followed list, until its output is read. */
function withNews(use: ToolRun, runs: readonly Run[]): ToolRun {
  const newer = (run: Run) => {
    const told = runs.find((each) => each.id === run.id);
    return told && !isEnded(run.status) ? told : run;
  };
  return { ...use, run: newer(use.run), parts: use.parts.map((part) => ({ ...part, run: newer(part.run) })) };
}
