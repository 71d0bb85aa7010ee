import { sessionAtom } from '@flint/shared/state/session';
import { startPaid } from '@flint/shared/state/start-paid';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '../results/problem';
import { usePaidPress } from '../results/use-paid-press';
import { signInHref } from '../sign-in-href';
import type { Order } from './order';
import { startOrder } from './start-order';

export interface Generate {
  /** Sends an order at the price that was shown, for somebody who may. */
  generate: (order: Order, price: number) => Promise<void>;
  busy: boolean;
  problem: Problem | null;
}

/** The press of the button: strangers go to sign-in, unproven addresses are told where to enter the code. */
export function useGenerate(): Generate {
  const store = useStore();
  const navigate = useNavigate();
  const { press, refuse, busy, problem } = usePaidPress<Order>((order, price, key) =>
    startPaid(store, price, () => startOrder(order, key)),
  );

  const generate = async (order: Order, price: number) => {
    const { user, status } = store.get(sessionAtom);
    if (!user && (status === 'unauthenticated' || status === 'error')) return navigate(signInHref());
    if (user && !user.isEmailVerified) return refuse({ kind: 'unverified' });
    await press(order, price);
  };

  return { generate, busy, problem };
}
