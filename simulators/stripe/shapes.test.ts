import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { createStripeSimulator, type StripeSimulator } from './simulator';

type Answer = Record<string, unknown>;

let stripe: StripeSimulator;
beforeAll(async () => {
  stripe = await createStripeSimulator();
});
afterAll(() => stripe.close());

/** Asks the simulated API as Stripe's library does. */
async function ask(method: 'GET' | 'POST', path: string, form: Record<string, string> = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${stripe.env.STRIPE_SECRET_KEY}` };
  const sent = method === 'GET' ? {} : { body: new URLSearchParams(form) };
  const answer = await fetch(`${stripe.url}/v1/${path}`, { method, headers, ...sent });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}
const first = ({ data }: Answer): Answer => (data as Answer[])[0] ?? {};

/** What is sold, paid, refunded, disputed and renewed: an answer for each kind of object. */
async function answers(): Promise<[type: string, fields: string, answer: Answer][]> {
  const customer = await ask('POST', 'customers', { email: 'maya@example.com', name: 'Maya', 'metadata[user]': '1' });
  const { id: owner } = customer as { id: string };
  const price = { 'line_items[0][price_data][unit_amount]': '500', 'line_items[0][price_data][currency]': 'usd' };
  const order = { mode: 'payment', customer: owner, success_url: 'https://a.b/', cancel_url: 'https://a.b/c' };
  const { id: session } = await ask('POST', 'checkout/sessions', { ...order, ...price, 'metadata[checkout]': '1' });
  stripe.pay(String(session));
  const paid = await ask('GET', `checkout/sessions/${session}`);
  const intent = await ask('GET', `payment_intents/${paid.payment_intent}?expand[]=latest_charge`);
  const refund = await ask('POST', 'refunds', { payment_intent: String(intent.id), amount: '100' });
  stripe.dispute(String(intent.id), 'needs_response');
  await ask('POST', 'products', { id: 'flint-pro-month', name: 'Pro' });
  const monthly = { currency: 'usd', unit_amount: '2900', 'recurring[interval]': 'month', lookup_key: 'pro' };
  const plan = await ask('POST', 'prices', { ...monthly, product: 'flint-pro-month' });
  const trial = { customer: owner, 'items[0][price]': String(plan.id), trial_period_days: '7' };
  const tried = await ask('POST', 'subscriptions', { ...trial, payment_behavior: 'default_incomplete' });
  const wanted = { customer: owner, 'items[0][price]': String(plan.id), payment_behavior: 'default_incomplete' };
  const begun = await ask('POST', 'subscriptions', wanted);
  const list = await ask('GET', `subscriptions?customer=${owner}`);
  const schedule = await ask('POST', 'subscription_schedules', { from_subscription: String(begun.id) });
  const invoices = await ask('GET', `invoices?subscription=${begun.id}`);
  const portal = await ask('POST', 'billing_portal/sessions', { customer: owner, return_url: 'https://a.b/' });
  const checkout =
    "'id' | 'object' | 'status' | 'payment_status' | 'payment_intent' | 'customer' | 'mode' | 'metadata' | 'url'";
  const subscription =
    "'id' | 'object' | 'status' | 'created' | 'customer' | 'metadata' | 'items' | 'cancel_at' | 'cancel_at_period_end' | " +
    "'ended_at' | 'trial_start' | 'trial_end' | 'schedule' | 'default_payment_method' | 'pending_setup_intent' | " +
    "'pending_update' | 'latest_invoice'";
  const invoice =
    "'id' | 'object' | 'status' | 'currency' | 'amount_paid' | 'amount_due' | 'attempt_count' | 'created' | 'customer' | " +
    "'hosted_invoice_url' | 'lines' | 'payments' | 'status_transitions' | 'billing_reason' | 'confirmation_secret'";
  return [
    ['Customer', "'id' | 'object' | 'email' | 'name' | 'metadata' | 'created' | 'livemode'", customer],
    ['Checkout.Session', checkout, paid],
    [
      'PaymentIntent',
      "'id' | 'object' | 'status' | 'amount' | 'currency' | 'customer' | 'metadata' | 'client_secret' | 'latest_charge'",
      intent,
    ],
    ['Refund', "'id' | 'object' | 'amount' | 'payment_intent' | 'status' | 'metadata'", refund],
    [
      'Dispute',
      "'id' | 'object' | 'amount' | 'payment_intent' | 'status' | 'reason' | 'created'",
      first(await ask('GET', `disputes?payment_intent=${intent.id}`)),
    ],
    [
      'Charge',
      "'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'customer' | 'disputed' | 'payment_intent' | 'status'",
      first(await ask('GET', `charges?customer=${owner}`)),
    ],
    [
      'PaymentMethod',
      "'id' | 'object' | 'type' | 'customer' | 'card'",
      first(await ask('GET', `payment_methods?customer=${owner}`)),
    ],
    ['Price', "'id' | 'object' | 'product' | 'currency' | 'lookup_key' | 'recurring' | 'unit_amount'", plan],
    ['Subscription', subscription, tried],
    ['Subscription', subscription, begun],
    ['Subscription', subscription, first(list)],
    ['SubscriptionSchedule', "'id' | 'object' | 'status' | 'metadata' | 'subscription'", schedule],
    ['Invoice', invoice, first(invoices)],
    ['BillingPortal.Session', "'id' | 'object' | 'customer' | 'return_url' | 'url'", portal],
    ['ApiList<Stripe.Invoice>', "'object' | 'has_more' | 'url'", invoices],
    [
      'Event',
      "'id' | 'object' | 'type' | 'created'",
      JSON.parse(stripe.event('charge.refunded', String(intent.id)).body.toString()),
    ],
  ];
}

/**
 * Fields of objects within objects may be left out; what is there has the library's type, and no other name. Of words that
 * the library lists, only those count: it lets any other word be, for versions to come.
 */
const PARTS = `
type Listed<T> = T extends string ? (string extends T ? never : T) : never;
type Known<T> = [Listed<T>] extends [never] ? T : T extends string ? Listed<T> : T;
type Parts<T> = T extends string | number | boolean ? T
  : T extends (infer U)[] ? Parts<Known<U>>[]
  : T extends object ? { [K in keyof T]?: Parts<Known<T[K]>> } : T;
type Shape<T, K extends keyof T> = Parts<T> & { [P in K]: Parts<Known<T[P]>> };
`;

/** @returns what the compiler says of a file beside this one */
function compile(text: string): string[] {
  const name = join(__dirname, '../../server/shapes.ts');
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, noEmit: true, types: ['node'] },
    ...{
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
    },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

test('what the simulator answers has the shapes of the library’s types', async () => {
  const rows = (await answers()).map(
    ([type, fields, answer]) =>
      `({ shape: ${JSON.stringify(answer)} }) satisfies { shape: Shape<Stripe.${type}, ${fields}> };`,
  );
  expect(compile(`import type Stripe from 'stripe';${PARTS}${rows.join('\n')}`)).toEqual([]);
  expect(
    compile(`import type Stripe from 'stripe';${PARTS}
    ({ shape: { status: 'paid' } }) satisfies { shape: Shape<Stripe.PaymentIntent, 'status'> };`),
  ).toHaveLength(1);
}, 60_000);

test('a list is answered in pages, ten of it where nobody asks for more', async () => {
  const { id } = await ask('POST', 'customers', { email: 'iris@example.com' });
  stripe.payOthers(String(id), 12);
  const list = async (query: string) => (await ask('GET', `charges?customer=${id}${query}`)) as { data: Answer[] };
  const ten = await list('');
  expect([ten.data.length, ten]).toEqual([10, expect.objectContaining({ has_more: true })]);
  const rest = await list(`&limit=100&starting_after=${ten.data.at(-1)?.id}`);
  expect([rest.data.length, rest]).toEqual([2, expect.objectContaining({ has_more: false })]);
});

test('an event is signed with the stamp that its header names, also when a second begins in between', async () => {
  const { id } = await ask('POST', 'customers', { email: 'noor@example.com' });
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const { body, signature } = stripe.event('customer.updated', String(id));
  clock.mockRestore();
  const [, stamp, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const secret = stripe.env.STRIPE_WEBHOOK_SECRET ?? '';
  expect(v1).toBe(createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex'));
});
