import { toMessage } from '@flint/shared/api/message';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import styles from './checkout.module.css';

interface CardFieldsProps {
  publishableKey: string;
  clientSecret: string;
  /** Absolute address to come back to, also after the bank has asked. */
  returnUrl: string;
  /** What the button does, with the amount: "Pay $5.00". */
  action: string;
}

/** Loads the provider's script from its own origin, where it must come from. */
const scriptOf = (publishableKey: string): Resource<Stripe> => ({
  key: `stripe ${publishableKey}`,
  async read() {
    const stripe = await loadStripe(publishableKey);
    if (!stripe) throw new Error('The card fields could not be loaded.');
    return stripe;
  },
});

/** The provider's card fields, in frames of its own origin, and the button that pays. */
export function CardFields({ publishableKey, ...payment }: CardFieldsProps) {
  const { data: stripe, status, reload } = useResource(scriptOf(publishableKey));
  if (status === 'failed' && !stripe)
    return (
      <RetryNote title="The card fields could not be loaded." onRetry={reload}>
        Nothing was charged. A content blocker may hold them back.
      </RetryNote>
    );
  return stripe ? <Fields stripe={stripe} {...payment} /> : <div className={styles.skeleton} aria-busy="true" />;
}

function Fields({
  stripe,
  clientSecret,
  returnUrl,
  action,
}: Omit<CardFieldsProps, 'publishableKey'> & { stripe: Stripe }) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const { color, backgroundColor, fontFamily } = getComputedStyle(place.current);
    const variables = { colorPrimary: color, colorText: color, colorBackground: backgroundColor, fontFamily };
    elements.current = stripe.elements({ clientSecret, appearance: { theme: 'stripe', variables } });
    const field = elements.current.create('payment');
    field.on('ready', () => setReady(true));
    field.mount(place.current);
    return () => field.destroy();
  }, [stripe, clientSecret]);

  async function pay() {
    if (!elements.current || busy) return;
    setBusy(true);
    setRefusal(null);
    // It leaves the page when the payment is made, or when the bank asks; it answers only when neither happens.
    const form = { elements: elements.current, confirmParams: { return_url: returnUrl } };
    // A trial takes a card and no money yet.
    const { error } = await (clientSecret.startsWith('seti_')
      ? stripe.confirmSetup(form)
      : stripe.confirmPayment(form)
    ).catch((cause: unknown) => ({ error: { message: toMessage(cause) } }));
    setRefusal(error?.message ?? 'The payment was not made.');
    setBusy(false);
  }

  return (
    <div className={clsx(layout.stack, layout.loose)}>
      <div ref={place} className={styles.fields} aria-busy={!ready} />
      {refusal !== null && (
        <Note tone="bad" role="alert" title={refusal}>
          Nothing was charged.
        </Note>
      )}
      <Button variant="ink" size="lg" block disabled={!ready} busy={busy} busyLabel="Paying" onClick={() => void pay()}>
        {action}
      </Button>
    </div>
  );
}
