import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type Agent, copyAgent } from '@flint/shared/contracts/agents';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Makes an own, independent agent of one, and opens it in the builder. A press without an answer makes one agent. */
export function CopyButton({ agent: { id }, words }: { agent: Pick<Agent, 'id'>; words: string }) {
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const navigate = useNavigate();
  const copy = async () => {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      const { agent } = await request(copyAgent, { params: { id } }, { idempotencyKey: key.current });
      navigate(getHref('agentEdit', { id: agent.id }));
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return (
    <Button variant="line" onClick={() => void copy()} busy={busy}>
      {words}
    </Button>
  );
}
