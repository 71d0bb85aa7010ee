import { sessionAtom } from '@flint/shared/state/session';
import { type Started, startPaid } from '@flint/shared/state/start-paid';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Problem } from './problem';
import { signInHref } from './sign-in-href';
import { usePaidPress } from './use-paid-press';
import { useViewer } from './use-viewer';

export interface PlaceOrder<Order> {
  /** Sends an order at the price that was shown, when the viewer may order. */
  place: (order: Order, price: number) => Promise<void>;
  busy: boolean;
  problem: Problem | null;
}

/**
 * Handles the press of an order button: guests go to sign-in, unverified users get a link to verification.
 * @param send answers the run that the server accepted
 */
export function useOrder<Order>(send: (order: Order, idempotencyKey: string) => Promise<Started>): PlaceOrder<Order> {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  const { press, refuse, busy, problem } = usePaidPress<Order>((order, price, key) =>
    startPaid(store, price, () => send(order, key)),
  );

  const place = async (order: Order, price: number) => {
    const { user } = store.get(sessionAtom);
    if (viewer === 'guest') return navigate(signInHref(pathname));
    if (user && !user.isEmailVerified) return refuse({ kind: 'unverified' });
    await press(order, price);
  };

  return { place, busy, problem };
}
