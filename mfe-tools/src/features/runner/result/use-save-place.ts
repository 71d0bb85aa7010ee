import { emit } from '@flint/shared/api/bus';
import { type Path, valueAt } from '@flint/shared/tools/paths';
import { useResult } from './result-context';

/** Saves another value of a passage, with an Undo. */
export function useSavePlace(path: Path, what: string) {
  const { acts, output } = useResult();
  return async (value: unknown): Promise<void> => {
    if (!acts) return;
    const before = valueAt(output, path);
    await acts.save(path, value);
    const way = { label: 'Undo', go: () => void acts.save(path, before).catch(() => undefined) };
    emit('toast', { text: `${what} is saved.`, way });
  };
}
