import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { cancelRun, retryRun } from '@flint/shared/contracts/runs';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface RunActs {
  /** Does what a button says; a new run that it answers is shown in place of this one. */
  readonly press: (work: () => Promise<string | undefined>) => Promise<void>;
  readonly busy: boolean;
  readonly cancel: () => Promise<void>;
  readonly retry: () => Promise<void>;
}

/** What the owner of a run of steps does with it. @param hrefOf where a run is shown */
export function useRunActs(id: string, hrefOf: (run: string) => string, reload: () => void): RunActs {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const press = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const next = await work();
      emit('creditsChanged', { balance: undefined });
      if (next !== undefined) navigate(hrefOf(next));
      else reload();
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return {
    press,
    busy,
    cancel: () => press(async () => void (await request(cancelRun, { params: { id } }))),
    retry: () => press(async () => (await request(retryRun, { params: { id } })).run.id),
  };
}
