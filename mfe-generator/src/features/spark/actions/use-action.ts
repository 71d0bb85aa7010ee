import { ApiError } from '@flint/shared/api/api-error';
import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { approveAction, dismissAction, readAction, type SparkAction } from '@flint/shared/contracts/spark-actions';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { putRuns } from '@flint/shared/state/runs';
import { useStore } from 'jotai';
import { useState } from 'react';

/** The current state of a card, and the actions on it. */
export function useAction(told: SparkAction) {
  const store = useStore();
  const [known, setKnown] = useState<SparkAction | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // A decision made elsewhere is newer than the local copy.
  const action = told.status === 'proposed' ? (known ?? told) : told;
  const { id } = action;
  const params = { id };

  const { press, busy, problem } = usePaidPress(async (_order: string, price) => {
    setFault(null);
    try {
      const { action: approved, run, balance } = await request(approveAction, { params, body: { price } });
      setKnown(approved);
      if (run) putRuns(store, [run]);
      emit('creditsChanged', { balance });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      setKnown((await request(readAction, { params })).action);
      setFault(error.message);
    }
  });

  return {
    action,
    busy,
    problem,
    fault,
    approve: () => action.price !== null && void press(id, action.price),
    dismiss() {
      setFault(null);
      request(dismissAction, { params }).then(
        (answer) => setKnown(answer.action),
        (error: unknown) => setFault(toMessage(error)),
      );
    },
  };
}
