import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { creditCheckout, type Package } from '@flint/shared/contracts/billing';
import { reportRejected } from '@flint/shared/state/report-rejected';
import { useEffect, useRef, useState } from 'react';

export interface Buying {
  /** Opens the payment page for a package at the price that is shown. Presses while one is opened do nothing. */
  buy: (product: Package) => Promise<void>;
  busy: boolean;
  /** Why no payment page was opened. */
  failure: string | null;
}

/**
 * The press that buys a package. Idempotent: pressing again after a lost answer opens the same checkout.
 * @param returnTo path to come back to after paying
 * @param cancelTo path to come back to without paying
 */
export function useBuy({ returnTo, cancelTo }: { returnTo: string; cancelTo: string }): Buying {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);
  const unanswered = useRef<{ productId: string; key: string } | null>(null);

  const end = () => {
    underWay.current = false;
    setBusy(false);
  };

  // The Back button of the payment page may show this page as it was left, with its button busy (bfcache).
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      unanswered.current = null;
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const buy = async ({ productId, price, credits }: Package) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    if (unanswered.current?.productId !== productId) unanswered.current = { productId, key: crypto.randomUUID() };
    const shown = { ...price, credits };
    try {
      const { url } = await request(
        creditCheckout,
        { body: { productId, shown, returnUrl: returnTo, cancelUrl: cancelTo } },
        { idempotencyKey: unanswered.current.key },
      );
      // A full load: the payment page may have a policy, or a site, of its own. The button stays busy until it shows.
      window.location.assign(url);
    } catch (error) {
      reportRejected({ type: 'buyCredits/rejected', error: toMessage(error) });
      setFailure(toMessage(error));
      // Without an answer a checkout may have been opened: pressing again asks for the same one.
      const unreachable = error instanceof ApiError && error.status === undefined;
      if (!unreachable) unanswered.current = null;
      end();
    }
  };

  return { buy, busy, failure };
}
