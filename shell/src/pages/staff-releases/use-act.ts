import { ApiError } from '@flint/shared/api/api-error';
import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { RemoteSteering } from '@flint/shared/contracts/releases';
import type { Act } from './acts';
import { useSteeringActs } from './steering-context';

/**
 * Runs an action, announces its success, and offers Undo. Throws the server's refusal; when others were faster, the page
 * shows what they did.
 */
export function useAct() {
  const { take, reload } = useSteeringActs();

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) reload();
  };

  async function takeBack(undo: NonNullable<Act['undo']>, why: string, after: RemoteSteering) {
    try {
      take(await undo(`Undone: ${why}`.slice(0, 500), after));
      emit('toast', { text: 'Undone.' });
    } catch (error) {
      refused(error);
      emit('toast', { text: `It could not be undone. ${toMessage(error)}` });
    }
  }

  return async (act: Act, why: string) => {
    const after = await act.run(why).catch((error: unknown) => {
      refused(error);
      throw error;
    });
    take(after);
    const { undo } = act;
    emit('toast', { text: act.done, ...(undo && { undo: () => void takeBack(undo, why, after) }) });
  };
}
