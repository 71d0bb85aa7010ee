import { request } from '@flint/shared/api/request';
import { cancelChain, continueChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';
import { useChainAct } from './use-chain-act';

interface ChainStateProps {
  run: ToolChain;
  /** Most credits of the remaining parts. */
  rest: number | undefined;
  tell: (chain: ToolChain) => void;
}

/** The state of a chain, with buttons to cancel or resume it. */
export function ChainState({ run, rest, tell }: ChainStateProps) {
  const { act, busy } = useChainAct(tell);
  const params = { id: run.id };
  const cancel = (
    <Button size="sm" variant="line" busy={busy} onClick={() => void act(() => request(cancelChain, { params }))}>
      Cancel
    </Button>
  );
  const done = run.parts.filter(({ use }) => use?.run.status === 'completed').length;
  const paid = run.parts.reduce((sum, { use }) => sum + (use?.run.charged ?? 0), 0);
  const facts = `${done} of ${run.parts.length} parts, ${formatCredits(paid)} so far. Begun ${formatMoment(run.createdAt)}.`;
  if (run.status === 'running')
    return (
      <Note role="status" title="Under way. You can close this page" action={cancel}>
        {facts}
      </Note>
    );
  if (run.status === 'choosing')
    return (
      <Note role="status" title="Your turn: choose what it goes on with" action={cancel}>
        It waits as long as you like. {facts}
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
          onClick={() => void act(() => request(continueChain, { params, body: { most: rest } }))}
        >
          Continue
        </Button>
      }
    >
      What is done stays. {facts}
    </Note>
  );
}
