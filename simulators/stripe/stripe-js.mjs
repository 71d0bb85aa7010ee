/**
 * Stands in for the provider's script in a page: one card field, a payment by the simulated API, and the bank's question
 * in a frame. Its addresses are the provider's own, which a browser test answers by the simulator.
 * @param {string} publishableKey
 * @returns {Pick<import('@stripe/stripe-js').Stripe, 'elements' | 'confirmPayment' | 'confirmSetup'>}
 */
function createStripe(publishableKey) {
  /** @param {string} kind @param {string} id @param {Record<string, string>} form */
  async function confirm(kind, id, form) {
    const answer = await fetch(`https://api.stripe.com/v1/${kind}/${id}/confirm`, {
      ...{ method: 'POST', body: new URLSearchParams(form) },
      headers: { authorization: `Bearer ${publishableKey}` },
    });
    return answer.json();
  }

  /** @param {string} id @returns {Promise<string>} the intent's status after the bank was answered */
  const askBank = (id) =>
    new Promise((resolve) => {
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

  const elements = (/** @type {any} */ { clientSecret }) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card number');
    /** @type {(() => void)[]} */
    const waiting = [];
    const payment = {
      on: (/** @type {string} */ event, /** @type {() => void} */ hear) => event === 'ready' && waiting.push(hear),
      mount(/** @type {HTMLElement} */ place) {
        place.append(field);
        for (const hear of waiting) hear();
      },
      destroy: () => field.remove(),
    };
    return { clientSecret, create: () => payment, number: () => field.value.replaceAll(' ', '') };
  };

  /** @param {string} kind @param {string} named the intent's parameter in the address */
  const confirming =
    (kind, named) =>
    async (/** @type {any} */ { elements: { clientSecret, number }, confirmParams }) => {
      const [id] = clientSecret.split('_secret_');
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
      return new Promise(() => {});
    };
  const confirmPayment = confirming('payment_intents', 'payment_intent');
  const confirmSetup = confirming('setup_intents', 'setup_intent');
  return /** @type {any} */ ({ elements, confirmPayment, confirmSetup });
}

/** The script that a browser test answers `js.stripe.com` with. */
export const STRIPE_JS = `window.Stripe = ${createStripe};`;
