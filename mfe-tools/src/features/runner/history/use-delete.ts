import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { ToolId } from '@flint/shared/tools/tools';
import { useStore } from 'jotai';
import { deleteUse } from '../uses/uses';

const tell = (error: unknown) => emit('toast', { text: toMessage(error) });

/** Deletes a result at once, with an Undo. */
export function useDelete(tool: ToolId, runId: string) {
  const store = useStore();
  return () =>
    deleteUse(store, tool, runId).then(
      (restore) =>
        emit('toast', { text: 'The result is deleted.', way: { label: 'Undo', go: () => restore().catch(tell) } }),
      tell,
    );
}
