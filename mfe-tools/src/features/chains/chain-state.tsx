import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { cancelChain, continueChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';
import { useState } from 'react';

interface ChainStateProps {
  run: ToolChain;
  /** What the parts that are left cost at the most. */
  rest: number | undefined;
  tell: (chain: ToolChain) => void;
}

/** How far a chain is, and the way to stop it or to go on. */
export function ChainState({ run, rest, tell }: ChainStateProps) {
  const [busy, setBusy] = useState(false);
  const act = async (call: typeof cancelChain | typeof continueChain) => {
    setBusy(true);
    try {
      const { chain, balance } = await request(call, { params: { id: run.id } });
      tell(chain);
      emit('creditsChanged', { balance });
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  const done = run.parts.filter(({ use }) => use?.run.status === 'completed').length;
  const paid = run.parts.reduce((sum, { use }) => sum + (use?.run.charged ?? 0), 0);
  const facts = `${done} of ${run.parts.length} parts, ${formatCredits(paid)} so far. Begun ${formatMoment(run.createdAt)}.`;
  if (run.status === 'running')
    return (
      <Note
        role="status"
        title="Under way. You can close this page"
        action={
          <Button size="sm" variant="line" busy={busy} onClick={() => void act(cancelChain)}>
            Cancel
          </Button>
        }
      >
        {facts}
      </Note>
    );
  if (run.status === 'completed')
    return (
      <Note role="status" tone="good" title="All parts are done">
        {facts}
      </Note>
    );
  return (
    <Note
      role="status"
      tone="warn"
      title={run.message ?? 'It stopped'}
      action={
        <Button
          size="sm"
          variant="line"
          price={rest}
          busy={busy}
          disabled={rest === undefined}
          onClick={() => void act(continueChain)}
        >
          Continue
        </Button>
      }
    >
      What is done stays. {facts}
    </Note>
  );
}
