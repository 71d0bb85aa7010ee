import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { INCOMING } from '../../src/features/agent-webhooks/presenter';
import { createReceiveCall, registerIncoming } from '../../src/features/agent-webhooks/receive-call';
import { createWebhookSecrets } from '../../src/features/agent-webhooks/webhook-secret';
import { signCall } from '../../src/features/agent-webhooks/webhook-signature';
import { registerWebhook } from '../../src/features/billing/webhook';
import { installErrorHandler } from '../../src/platform/http/error-handler';
import { createRateLimiter } from '../../src/platform/http/pg-rate-limiter';
import { newUser, openStripeShop, type StripeShop } from '../support/stripe-shop';

/** Calls that are refused for one address in a minute before it is told to wait. */
const REFUSED = 30;
const secrets = createWebhookSecrets('a secret of at least thirty-two characters');

let opened: StripeShop;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await openStripeShop();
  const { database, shop } = opened;
  const limiter = createRateLimiter({ pool: database.pool, factor: 1 });
  const agents = { run: async () => randomUUID(), endUnseen: async () => {} };
  app = Fastify();
  installErrorHandler(app);
  await registerWebhook(app, shop.webhook, limiter);
  await registerIncoming(app, createReceiveCall({ db: database.db, agents, secrets, limiter }));
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

interface Sent {
  readonly body: string | Buffer;
  readonly headers: object;
}

/** Sends calls from one address. @returns how many had each status */
async function send(url: string, remoteAddress: string, times: number, make: () => Sent) {
  const counts: Record<number, number> = {};
  for (let time = 0; time < times; time++) {
    const { body: payload, headers } = make();
    const sent = { ...headers, 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url, remoteAddress, payload, headers: sent });
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

test('events of the payment provider are all taken; of wrongly signed ones an address sends 30 a minute', async () => {
  const { shop, stripe, database } = opened;
  const userId = await newUser(database.db);
  const payer = { id: userId, email: 'maya@example.com', name: 'Maya' };
  const { provider_ref: ref } = await shop.checkouts.open({ kind: 'page', payer, userId, productId: 'credits-200' });
  const signed = () => {
    const { body, signature } = stripe.event('checkout.session.updated', ref ?? '');
    return { body, headers: { 'stripe-signature': signature } };
  };
  const wrong = () => ({ ...signed(), headers: { 'stripe-signature': 't=1,v1=00' } });
  const from = (times: number, make: () => Sent) => send('/api/billing/webhook', '10.0.0.1', times, make);
  expect(await from(2 * REFUSED, signed)).toEqual({ 200: 2 * REFUSED });
  expect(await from(REFUSED + 5, wrong)).toEqual({ 400: REFUSED, 429: 5 });
  expect(await from(1, signed)).toEqual({ 200: 1 });
});

test('signed calls of agents from one address are all taken; of others it sends 30 a minute', async () => {
  const { db } = opened.database;
  const [id, salt] = [randomUUID(), randomUUID()];
  const webhook = { id, user_id: await newUser(db), agent_id: randomUUID(), direction: 'in' as const, salt };
  await db.insertInto('agent_webhook').values(webhook).execute();
  const body = '{"topic":"clay"}';
  const make = (secret: string) => () => ({ body, headers: signCall([secret], randomUUID(), body) });
  const signed = make(secrets.of(salt));
  const from = (times: number, sent: () => Sent, to: string = id) => send(`${INCOMING}/${to}`, '10.0.0.2', times, sent);
  expect(await from(2 * REFUSED, signed)).toEqual({ 200: 2 * REFUSED });
  expect(await from(REFUSED - 1, make('whsec_AAAA'))).toEqual({ 401: REFUSED - 1 });
  expect(await from(6, signed, randomUUID())).toEqual({ 404: 1, 429: 5 });
  expect(await from(1, signed)).toEqual({ 200: 1 });
});
