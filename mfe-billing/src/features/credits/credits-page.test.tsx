import { agentRuns } from '@flint/shared/contracts/agent-runs';
import { creditCheckout, creditPackages } from '@flint/shared/contracts/billing';
import { type Checkout, checkoutRead } from '@flint/shared/contracts/checkouts';
import { creditsBalance, creditsCosts, creditsTransactions } from '@flint/shared/contracts/credits';
import { billingOverview } from '@flint/shared/contracts/plans';
import { purchaseList } from '@flint/shared/contracts/purchases';
import { creditsHolds, creditsStatement, type StatementRow } from '@flint/shared/contracts/statement';
import { listTemplateJobs } from '@flint/shared/contracts/templates';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import CreditsPage from './credits-page';
import { loadOverview } from './overview';

const spent: StatementRow = {
  ...{ id: '2', type: 'spend', description: '4 pictures: a lake at dawn', amount: -16, balanceAfter: 9 },
  ...{ runId: 'run-1', kind: 'image', at: '2026-11-20T14:02:00.000Z' },
};
const small = { productId: 'small', name: 'Small', credits: 200, price: { amount: 500, currency: 'USD' as const } };
const large = { productId: 'large', name: 'Large', credits: 5000, price: { amount: 9500, currency: 'USD' as const } };
const COSTS = { 'image:fal-ai/flux/dev': 4, 'image:fal-ai/flux/schnell': 2 };

function server(): FakeApi {
  return fakeApi()
    .answer(creditsBalance, { body: { balance: 9, held: 4 } })
    .answer(creditsTransactions, { body: { transactions: [] } })
    .answer(listTemplateJobs, { body: { jobs: [] } })
    .answer(agentRuns, { body: { runs: [] } })
    .answer(creditsCosts, { body: { costs: COSTS, unit: 'credits', version: '1' } })
    .answer(creditsStatement, { body: { rows: [spent], next: null } })
    .answer(billingOverview, { body: { subscription: null, lots: [], invoices: [], mode: 'test', trial: true } })
    .answer(creditsHolds, { body: { holds: [] } })
    .answer(purchaseList, { body: { purchases: [] } })
    .answer(creditPackages, { body: { packages: [small, large], buying: true, mode: 'test', version: '1' } });
}

function open(address = '/credits') {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        <CreditsPage />
      </MemoryRouter>
    </Provider>,
  );
}

test('shows spendable credits, held credits, movements and prices', async () => {
  server().answer(creditsHolds, {
    body: { holds: [{ runId: 'r', description: 'A film of dunes', amount: 4, since: '2026-11-20T14:02:00.000Z' }] },
  });
  open();
  expect(await screen.findByText('4 credits more held by running work.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('9 credits');
  expect(await screen.findByText('A film of dunes')).toBeVisible();
  const row = await screen.findByRole('row', { name: /4 pictures: a lake at dawn/ });
  // One landmark of the name: the table inside of it is none.
  expect(screen.getByRole('region', { name: 'Movements' })).toContainElement(
    screen.getByRole('table', { name: 'Movements' }),
  );
  expect(within(row).getByText('−16')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/generator#run-run-1');
  expect(await screen.findByText(/Picture, Flux Dev/)).toBeVisible();
});

test('movements are filtered, and saved as CSV by the same filter', async () => {
  const api = server();
  open();
  await screen.findByRole('row', { name: /a lake at dawn/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Spent' }));
  const { searchParams } = api.sentTo(creditsStatement).at(-1)?.url ?? {};
  expect([searchParams?.get('filter'), searchParams?.get('limit')]).toEqual(['out', '10']);
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    'http://api.test/api/credits/statement.csv?filter=out',
  );
});

test('the overview asks for 100 transactions, and a part that fails is empty', async () => {
  const api = server().answer(creditsCosts, { status: 500, body: {} });
  expect(await loadOverview()).toEqual({
    ...{ credits: { balance: 9, held: 4 }, transactions: [], templateJobs: [], agentRuns: [], costs: null },
  });
  expect(api.sentTo(creditsTransactions)[0]?.url.searchParams.get('limit')).toBe('100');
});

test('a refused order is told with what is missing, a cheaper way, and the way back', async () => {
  server();
  open('/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator%3Fx%3D1&need=16');
  expect(await screen.findByText('That needs 16 credits.')).toBeVisible();
  const note = await screen.findByText(/You have 9 credits, 7 too few\./);
  expect(note).toHaveTextContent('Flux Schnell makes one picture for 2 credits. Nothing you typed is lost.');
  expect(screen.getByRole('link', { name: 'Back to Generator' })).toHaveAttribute('href', '/generator?x=1');
});

test.each([
  ['need=9', /^That needs 9 credits: you have enough now\.$/],
  ['from=%2Fmusic-generator', /^That needs 1 credit: you have enough now\.$/],
  ['need=-1', /^What you pressed needed more credits than you had\.$/],
])('a redirect with %s is compared with the balance of now', async (query, title) => {
  server();
  open(`/dashboard/credits?reason=insufficient_credits&${query}`);
  expect(await screen.findByText(title)).toBeVisible();
});

test.each([
  ['need=209', /^Buy 200 credits for \$5\.00$/],
  ['need=210', /^Buy 5,000 credits for \$95\.00$/],
  ['need=210&buy=small', /^Buy 200 credits for \$5\.00$/],
])('with %s the smallest package that covers it is chosen, unless another is wanted', async (query, button) => {
  server();
  open(`/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator&${query}`);
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

test('a package is bought at the price that is shown, and comes back to the reason', async () => {
  const api = server().answer(creditCheckout, { status: 409, body: { message: 'The price has changed.' } });
  open('/credits?reason=insufficient_credits&from=%2Fgenerator&need=12&checkout=old');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy 200 credits for $5.00' }));
  expect(await screen.findByText('The price has changed.')).toBeVisible();
  expect(api.sentTo(creditCheckout)[0]?.body).toEqual({
    productId: 'small',
    shown: { amount: 500, currency: 'USD', credits: 200 },
    returnUrl: '/credits?reason=insufficient_credits&from=%2Fgenerator&need=12',
    cancelUrl: '/credits?reason=insufficient_credits&from=%2Fgenerator&need=12',
  });
});

test('a payment that came back is told, with the way to the form that lacked credits', async () => {
  const checkout: Checkout = {
    ...{ id: 'c', productId: 'small', name: 'Small', credits: 200, price: small.price, state: 'credited' },
    ...{ testMode: true, url: '/x', returnUrl: '/credits', cancelUrl: '/credits', forAddress: null, createdAt: '' },
  };
  server().answer(checkoutRead, { body: { checkout } });
  open('/credits?reason=insufficient_credits&from=%2Fgenerator&need=8&checkout=c');
  expect(await screen.findByText('200 credits added for $5.00.')).toBeVisible();
  expect(screen.getByText('Your form is as you left it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Generator' })).toHaveAttribute('href', '/generator');
});

test('where buying is not set up there is no button, and words that say so', async () => {
  server().answer(creditPackages, { body: { packages: [small], buying: false, mode: 'off', version: '1' } });
  open();
  expect(await screen.findByText('Credits cannot be bought here yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test('warns once about a low balance, with the price of a picture', async () => {
  server();
  open();
  expect(await screen.findByText('9 credits left.')).toBeVisible();
  expect(await screen.findByText(/One picture costs 2 to 4 credits\./)).toBeVisible();
});

test('does not warn twice after a redirect', async () => {
  server();
  open('/dashboard/credits?reason=insufficient_credits');
  await screen.findByText(/You have 9 credits/);
  expect(screen.queryByText('9 credits left.')).toBeNull();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/tools/../\\evil.example',
  '/tools/..//evil.example',
  'https://evil.example',
  '/no-such-page',
])('never links back to %s', async (from) => {
  server();
  open(`/dashboard/credits?reason=insufficient_credits&from=${encodeURIComponent(from)}`);
  await screen.findByText(/needed more credits than you had/);
  expect(screen.queryByRole('link', { name: /Back to/ })).toBeNull();
});

test('a failure of every part is shown in place with a Retry button', async () => {
  const api = server();
  for (const call of [creditsBalance, creditsTransactions, listTemplateJobs, agentRuns, creditsCosts])
    api.answer(call, { status: 500, body: {} });
  open();
  expect(await screen.findByText('Failed to fetch credits.')).toBeVisible();
  api.answer(creditsBalance, { body: { balance: 9, held: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is held by running work.')).toBeVisible();
});

test('movements that could not be read do not show the empty state', async () => {
  server().answer(creditsStatement, { status: 500, body: {} });
  open();
  expect(await screen.findByText('Failed to fetch credits.')).toBeVisible();
  expect(screen.queryByText('No movements yet')).toBeNull();
});
