import { randomBytes } from 'node:crypto';

const newId = (/** @type {string} */ prefix) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** What the simulated account holds. Shapes are those of the library's types, as far as Flint reads them. */
export class StripeState {
  /** Seconds that the account's clock is ahead. */
  aheadSeconds = 0;
  /** @type {import('./simulator.mjs').StripeScript} */
  faults = {};
  /** @type {import('./simulator.mjs').StripeJournal['calls'][number][]} */
  calls = [];
  /** @type {Map<string, any>} */
  objects = new Map();
  /** First answers by idempotency key. @type {Map<string, { path: string, answer: { status: number, body: object } }>} */
  answers = new Map();

  get now() {
    return Math.floor(Date.now() / 1000) + this.aheadSeconds;
  }

  reset() {
    this.aheadSeconds = 0;
    this.faults = {};
    this.calls = [];
    this.objects.clear();
    this.answers.clear();
  }

  /** @param {string} prefix @param {string} object @param {object} fields */
  add(prefix, object, fields) {
    const made = { id: newId(prefix), object, created: this.now, livemode: false, ...fields };
    this.objects.set(made.id, made);
    return made;
  }

  /** Objects of a kind, newest first. @param {string} object @param {(each: any) => boolean} [fits] */
  list(object, fits = () => true) {
    const data = [...this.objects.values()].filter((each) => each.object === object && fits(each)).reverse();
    return { object: 'list', data, has_more: false, url: '/' };
  }

  /** @param {{ amount: number, currency: string, customer: string, metadata: object }} fields */
  addIntent(fields) {
    const intent = this.add('pi', 'payment_intent', {
      status: 'requires_payment_method',
      latest_charge: null,
      ...fields,
    });
    intent.client_secret = `${intent.id}_secret_${randomBytes(4).toString('hex')}`;
    return intent;
  }

  /** The payer pays a session or an intent. @param {string} ref */
  pay(ref) {
    const object = this.objects.get(ref);
    if (object.object === 'payment_intent') return this.succeed(object);
    const { amount_total: amount, currency, customer, metadata } = object;
    const intent = this.addIntent({ amount, currency, customer, metadata });
    this.succeed(intent);
    Object.assign(object, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
  }

  /** The payment succeeds, and its card is saved. @param {any} intent */
  succeed(intent) {
    const { amount, currency, customer, metadata, id } = intent;
    const charge = { amount, currency, customer, metadata, payment_intent: id, amount_refunded: 0, disputed: false };
    intent.latest_charge = this.add('ch', 'charge', { status: 'succeeded', ...charge }).id;
    intent.status = 'succeeded';
    if (this.list('payment_method', (each) => each.customer === customer).data.length === 0)
      this.add('pm', 'payment_method', { type: 'card', customer });
  }
}
