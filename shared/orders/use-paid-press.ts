import { forgetOrder, noteOrder } from '@flint/shared/state/unanswered';
import { useRef, useState } from 'react';
import { type Problem, problemOf } from './problem';

export interface PaidPress<Order> {
  /** Sends an order at the price that was shown. Presses while one is being sent do nothing. */
  press: (order: Order, price: number) => Promise<void>;
  busy: boolean;
  problem: Problem | null;
  /** Shows why an order is not sent. */
  refuse: (problem: Problem) => void;
}

/**
 * The press of a button that costs credits. Idempotent: one order, one request, one key. An order without an answer
 * keeps its key, so that pressing again cannot charge twice.
 */
export function usePaidPress<Order>(
  send: (order: Order, price: number, idempotencyKey: string) => Promise<void>,
): PaidPress<Order> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underWay = useRef(false);
  const unanswered = useRef<{ order: string; key: string } | null>(null);

  const keyFor = (order: Order) => {
    const text = JSON.stringify(order);
    if (unanswered.current?.order !== text) unanswered.current = { order: text, key: crypto.randomUUID() };
    return unanswered.current.key;
  };

  const answered = () => {
    unanswered.current = null;
    forgetOrder();
  };

  const press = async (order: Order, price: number) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    noteOrder();
    try {
      await send(order, price, keyFor(order));
      answered();
    } catch (error) {
      const found = problemOf(error, price);
      if (found.kind !== 'unreachable') answered();
      setProblem(found);
    }
    underWay.current = false;
    setBusy(false);
  };

  return { press, busy, problem, refuse: setProblem };
}
