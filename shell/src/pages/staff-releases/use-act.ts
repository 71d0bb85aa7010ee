import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { Act } from './acts';
import { useTakeSteering } from './steering-context';

/** Runs an action, announces its success, and offers Undo. Throws the server's refusal. */
export function useAct() {
  const take = useTakeSteering();

  async function takeBack(undo: NonNullable<Act['undo']>, why: string) {
    try {
      take(await undo(`Undone: ${why}`.slice(0, 500)));
      emit('toast', { text: 'Undone.' });
    } catch (error) {
      emit('toast', { text: `It could not be undone. ${toMessage(error)}` });
    }
  }

  return async (act: Act, why: string) => {
    take(await act.run(why));
    const { undo } = act;
    emit('toast', { text: act.done, ...(undo && { undo: () => void takeBack(undo, why) }) });
  };
}
