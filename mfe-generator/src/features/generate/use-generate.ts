import { sessionAtom } from '@flint/shared/state/session';
import { startPaid } from '@flint/shared/state/start-paid';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Problem, problemOf } from '../results/problem';
import { signInHref } from '../sign-in-href';
import type { Order } from './order';
import { startOrder } from './start-order';

export interface Generate {
  /** Sends an order at the price that was shown. Presses while one is on its way do nothing. */
  generate: (order: Order, price: number) => Promise<void>;
  busy: boolean;
  problem: Problem | null;
}

/** The press of the button: one order, one request, one key. */
export function useGenerate(): Generate {
  const store = useStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underWay = useRef(false);
  const unanswered = useRef<{ order: string; key: string } | null>(null);

  /** An order that got no answer keeps its key: pressed again it is the same order, made once. */
  const keyFor = (order: Order) => {
    const text = JSON.stringify(order);
    if (unanswered.current?.order !== text) unanswered.current = { order: text, key: crypto.randomUUID() };
    return unanswered.current.key;
  };

  const send = async (order: Order, price: number) => {
    try {
      await startPaid(store, price, () => startOrder(order, keyFor(order)));
      unanswered.current = null;
    } catch (error) {
      const found = problemOf(error, price);
      if (found.kind !== 'unreachable') unanswered.current = null;
      setProblem(found);
    }
  };

  const generate = async (order: Order, price: number) => {
    if (underWay.current) return;
    const { user, status } = store.get(sessionAtom);
    if (!user && (status === 'unauthenticated' || status === 'error')) return navigate(signInHref());
    if (user && !user.isEmailVerified) return setProblem({ kind: 'unverified' });
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    await send(order, price);
    underWay.current = false;
    setBusy(false);
  };

  return { generate, busy, problem };
}
