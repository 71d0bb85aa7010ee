import { randomBytes } from 'node:crypto';
import { PlanState } from './plan-state.mjs';

const newId = (/** @type {string} */ prefix) => `${prefix}_${randomBytes(8).toString('hex')}`;

/**
 * What the simulated account holds. Shapes are those of the library's types, as far as Flint reads them; names that begin
 * with `$` are the simulator's own, and are not answered.
 */
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
  plans = new PlanState(this);
  /** The simulator's own address. */
  url = '';

  get now() {
    return Math.floor(Date.now() / 1000) + this.aheadSeconds;
  }

  reset() {
    this.aheadSeconds = 0;
    this.faults = {};
    this.calls = [];
    this.objects.clear();
    this.answers.clear();
    this.plans.ahead = 0;
  }

  /** @param {string} prefix @param {string} object @param {object} fields */
  add(prefix, object, fields) {
    // A refund is the one object that does not say which mode it is of.
    const mode = object === 'refund' ? {} : { livemode: false };
    const made = { id: newId(prefix), object, created: this.now, ...mode, ...fields };
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
    if (object.object === 'invoice') return this.succeed(this.plans.intentOf(object));
    if (object.object === 'setup_intent') return this.#completeSetup(object);
    if (object.mode === 'subscription') return this.#subscribe(object);
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
    if (intent.$invoice) this.plans.paid(this.objects.get(intent.$invoice));
    if (this.list('payment_method', (each) => each.customer === customer).data.length === 0) this.addCard(customer);
  }

  /** Saves a card. @param {string} customer @param {string} [id] */
  addCard(customer, id) {
    const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 };
    const method = this.add('pm', 'payment_method', { type: 'card', customer, card });
    if (id === undefined) return method;
    this.objects.delete(method.id);
    this.objects.set(id, Object.assign(method, { id }));
    return method;
  }

  /** The id of a customer's card, which is made when there is none. @param {string} customer */
  card(customer) {
    const [known] = this.list('payment_method', (each) => each.customer === customer).data;
    return (known ?? this.addCard(customer)).id;
  }

  /** @param {any} session */
  #subscribe(session) {
    const { customer, metadata, $trial: trial } = session;
    const price = this.objects.get(session.$price);
    const order = { customer, price, metadata, trialDays: Number(trial ?? 0), paymentMethod: this.card(customer) };
    const { id } = this.plans.create(order);
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: id });
  }

  /** @param {any} setup */
  #completeSetup(setup) {
    const subscription = this.objects.get(setup.$subscription);
    subscription.default_payment_method = this.card(setup.customer);
    subscription.pending_setup_intent = null;
  }
}
