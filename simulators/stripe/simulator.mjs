import { createHmac, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expectKnown, strikes } from '../lib/faults.mjs';
import { answered } from './answers.mjs';
import { OF_BROWSERS, ROUTES } from './api-routes.mjs';
import { registerPages } from './pages.mjs';
import { StripeState } from './state.mjs';

const PARTS = ['card', 'lost', 'refuse'];
/** Keys as Stripe's look like. */
const KEYS = { secret: 'sk_test_simulated', publishable: 'pk_test_simulated', webhook: 'whsec_simulated' };

/**
 * Registers the API: bearer key, journal, idempotency keys, and faults by path.
 * @param {import('fastify').FastifyInstance} app
 * @param {StripeState} state
 */
function registerApi(app, state) {
  for (const [row, answer] of Object.entries(ROUTES)) {
    const [method, path] = row.split(' ');
    app.route({
      method,
      url: path,
      handler: async (http, reply) => {
        const call = { method, path: http.url.split('?')[0], form: http.body ?? {}, answer: 'lost' };
        state.calls.push(call);
        const bearer = OF_BROWSERS.has(row) ? KEYS.publishable : KEYS.secret;
        if (http.headers.authorization !== `Bearer ${bearer}`)
          return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
        const { refuse } = state.faults;
        if (refuse?.path === path && strikes({ error: true, ...refuse })) {
          const type = refuse.status === 400 ? 'invalid_request_error' : 'api_error';
          return reply.code(refuse.status ?? 500).send({ error: { type, message: 'Simulated' } });
        }
        const key = /** @type {string | undefined} */ (http.headers['idempotency-key']);
        const known = key === undefined ? undefined : state.answers.get(key);
        const { status, body } =
          known ??
          answer({ state, form: http.body ?? {}, query: http.query, id: http.params.id, url: app.listeningOrigin });
        if (key !== undefined && method === 'POST') state.answers.set(key, structuredClone({ status, body }));
        const lost = state.faults.lost;
        if (lost?.path === path && (lost.method ?? method) === method && (lost.times ?? 1) > 0) {
          lost.times = (lost.times ?? 1) - 1;
          http.raw.socket.destroy();
          return reply.hijack();
        }
        call.answer = status;
        return reply.code(status).type('application/json; charset=utf-8').send(answered(body));
      },
    });
  }
}

/**
 * @param {import('./simulator.mjs').StripeSimulatorOptions} [options]
 * @returns {Promise<import('./simulator.mjs').StripeSimulator>}
 */
export async function createStripeSimulator({ port = 0 } = {}) {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_http, body) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  const state = new StripeState();
  registerApi(app, state);
  registerPages(app, state);
  const url = await app.listen({ port, host: '127.0.0.1' });
  state.url = url;
  const intentOf = (/** @type {string} */ ref) => {
    const found = state.objects.get(ref);
    return found?.object === 'payment_intent' ? found : state.objects.get(found?.payment_intent);
  };
  return {
    name: 'stripe',
    url,
    env: {
      STRIPE_API_BASE: url,
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishable,
      STRIPE_WEBHOOK_SECRET: KEYS.webhook,
    },
    script: async (script) => {
      expectKnown('stripe', script, PARTS);
      state.faults = structuredClone(script);
    },
    journal: () => ({ calls: state.calls }),
    reset: async () => state.reset(),
    close: () => app.close(),
    pay: (ref) => state.pay(ref),
    refund(ref, amount) {
      const intent = intentOf(ref);
      state.objects.get(intent.latest_charge).amount_refunded += amount;
      state.add('re', 'refund', { amount, payment_intent: intent.id, status: 'succeeded', metadata: {} });
    },
    failRefund(ref) {
      const intent = intentOf(ref);
      const [refund] = state.list(
        'refund',
        (each) => each.payment_intent === intent.id && each.status === 'succeeded',
      ).data;
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      state.objects.get(intent.latest_charge).amount_refunded -= refund.amount;
    },
    dispute(ref, status) {
      const intent = intentOf(ref);
      state.objects.get(intent.latest_charge).disputed = true;
      const [open] = state.list('dispute', (each) => each.payment_intent === intent.id).data;
      if (open) open.status = status;
      else
        state.add('dp', 'dispute', { amount: intent.amount, payment_intent: intent.id, status, reason: 'fraudulent' });
    },
    moveClock(seconds) {
      state.aheadSeconds += seconds;
    },
    moveBilling(seconds) {
      state.plans.ahead += seconds;
      state.plans.renew();
    },
    beginAgain(customer) {
      const { items, metadata } = state.objects.get(
        state.list('subscription', (each) => each.customer === customer).data[0].id,
      );
      const order = {
        customer,
        price: items.data[0].price,
        metadata,
        trialDays: 0,
        paymentMethod: state.card(customer),
      };
      return state.plans.create(order).id;
    },
    intentOfInvoice: (ref) => state.objects.get(ref).payments.data[0].payment.payment_intent,
    billingNow: () => new Date(state.plans.now * 1000),
    latest: (kind, customer) => state.list(kind, (each) => each.customer === customer).data[0]?.id,
    latestOfAll: (kind) => state.list(kind).data[0]?.id,
    event(type, ref, { id = `evt_${randomUUID()}` } = {}) {
      const intent = intentOf(ref);
      const [kind] = type.split('.');
      const named = state.objects.get(ref);
      const objects = { checkout: named, customer: named, invoice: named, payment_intent: intent };
      const ofIntent = (/** @type {string} */ kind) =>
        state.list(kind, (each) => each.payment_intent === intent.id).data[0];
      const about = type.includes('refund.') ? 'refund' : type.startsWith('charge.dispute') ? 'dispute' : undefined;
      const object = (about ? ofIntent(about) : undefined) ?? objects[kind] ?? state.objects.get(intent.latest_charge);
      const stamp = state.now;
      const body = answered({ id, object: 'event', type, created: stamp, data: { object } });
      const v1 = createHmac('sha256', KEYS.webhook).update(`${stamp}.${body}`).digest('hex');
      return { body: Buffer.from(body), signature: `t=${stamp},v1=${v1}` };
    },
  };
}
