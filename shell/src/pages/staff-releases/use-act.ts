import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { useState } from 'react';
import type { Act } from './acts';
import { useTakeSteering } from './steering-context';

/** Does an act once at a time, says that it is done, and offers to take it back. */
export function useAct(onDone: () => void) {
  const take = useTakeSteering();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run(act: Act, why: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      take(await act.run(why));
      const { undo } = act;
      emit('toast', { text: act.done, ...(undo && { undo: () => void takeBack(undo, why) }) });
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function takeBack(undo: NonNullable<Act['undo']>, why: string) {
    try {
      take(await undo(`Undone: ${why}`.slice(0, 500)));
      emit('toast', { text: 'Undone.' });
    } catch (error) {
      emit('toast', { text: `It could not be undone. ${toMessage(error)}` });
    }
  }

  return { run, busy, failure };
}
