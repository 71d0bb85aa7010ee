import type { ConfirmPaymentData, StripeError } from '@stripe/stripe-js';

/** Elements of the page's one card field. */
interface Elements {
  readonly clientSecret: string;
  create(): object;
  /** The typed number, without spaces. */
  number(): string;
}

interface Confirmation {
  readonly elements: Elements;
  readonly confirmParams: Pick<ConfirmPaymentData, 'return_url'>;
}

/** An intent as the simulated API answers it, or its refusal. */
interface Confirmed {
  readonly status: string;
  readonly error?: StripeError;
}

/**
 * Stands in for the provider's script in a page: one card field, a payment by the simulated API, and the bank's question
 * in a frame. Its addresses are the provider's own, which a browser test answers by the simulator. It is sent to the page
 * as text, and so may use nothing of this file.
 */
function createStripe(publishableKey: string) {
  async function confirm(kind: string, id: string, form: Record<string, string>): Promise<Confirmed> {
    const answer = await fetch(`https://api.stripe.com/v1/${kind}/${id}/confirm`, {
      ...{ method: 'POST', body: new URLSearchParams(form) },
      headers: { authorization: `Bearer ${publishableKey}` },
    });
    return answer.json();
  }

  /** @returns the intent's status after the bank was answered */
  const askBank = (id: string) =>
    new Promise<string>((resolve) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: `https://hooks.stripe.com/3d-secure/${id}`, title: 'Your bank' });
      addEventListener('message', function hear({ data }) {
        if (!data?.bank) return;
        removeEventListener('message', hear);
        frame.remove();
        resolve(data.bank);
      });
      document.body.append(frame);
    });

  const elements = ({ clientSecret }: { clientSecret: string }): Elements => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card number');
    const waiting: (() => void)[] = [];
    const payment = {
      on: (event: string, hear: () => void) => event === 'ready' && waiting.push(hear),
      mount(place: HTMLElement) {
        place.append(field);
        for (const hear of waiting) hear();
      },
      destroy: () => field.remove(),
    };
    return { clientSecret, create: () => payment, number: () => field.value.replaceAll(' ', '') };
  };

  /** @param named the intent's parameter in the address */
  const confirming =
    (kind: string, named: string) =>
    async ({ elements: { clientSecret, number }, confirmParams }: Confirmation) => {
      const [id = ''] = clientSecret.split('_secret_');
      const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number() };
      const intent = await confirm(kind, id, { client_secret: clientSecret, ...card });
      if (intent.error) return { error: intent.error };
      const status = intent.status === 'requires_action' ? await askBank(id) : intent.status;
      if (status !== 'succeeded')
        return { error: { type: 'card_error', message: 'We are unable to authenticate your payment method.' } };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set(named, id);
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back);
      return new Promise<never>(() => {});
    };
  const confirmPayment = confirming('payment_intents', 'payment_intent');
  const confirmSetup = confirming('setup_intents', 'setup_intent');
  return { elements, confirmPayment, confirmSetup };
}

/** The script that a browser test answers `js.stripe.com` with. */
export const STRIPE_JS = `window.Stripe = ${createStripe};`;
