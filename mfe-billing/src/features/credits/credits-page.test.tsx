import { creditsBalance, creditsCosts, creditsTransactions, type Transaction } from '@flint/shared/contracts/credits';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import CreditsPage from './credits-page';

const spent: Transaction = {
  id: '2',
  type: 'spend',
  description: '4 pictures: a lake at dawn',
  amount: -16,
  balanceAfter: 9,
  runId: 'run-1',
  createdAt: '2026-11-20T14:02:00.000Z',
};

function server(): FakeApi {
  return fakeApi()
    .answer(creditsBalance, { body: { balance: 9, held: 4 } })
    .answer(creditsTransactions, { body: { transactions: [spent] } })
    .answer(creditsCosts, { body: { costs: { 'image:fal-ai/flux/dev': 4 }, unit: 'credits', version: '1' } });
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

test('shows spendable credits, held credits, transactions and prices', async () => {
  server();
  open();
  expect(await screen.findByText('4 credits more held by running work.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('9 credits');
  const row = await screen.findByRole('row', { name: /4 pictures: a lake at dawn/ });
  expect(within(row).getByText('−16')).toBeVisible();
  expect(await screen.findByText('Flux Dev')).toBeVisible();
});

test('asks for the last 10 transactions', async () => {
  const api = server();
  open();
  await screen.findByRole('row', { name: /a lake at dawn/ });
  expect(api.sentTo(creditsTransactions)[0]?.url.searchParams.get('limit')).toBe('10');
});

test('explains a redirect from another page, and links back to it', async () => {
  server();
  open('/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator');
  expect(await screen.findByText(/needed more credits than you had/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Generator' })).toHaveAttribute('href', '/generator');
});

test('links back to the very place, with its query', async () => {
  server();
  open(
    `/dashboard/credits?reason=insufficient_credits&from=${encodeURIComponent('/platform-tools/youtube/title?x=1')}`,
  );
  const back = await screen.findByRole('link', { name: 'Back to Platform tool' });
  expect(back).toHaveAttribute('href', '/platform-tools/youtube/title?x=1');
});

test.each([
  ['need=10', /^That needs 10 credits\.$/],
  ['need=9', /^That needs 9 credits: you have enough now\.$/],
  ['from=%2Fmusic-generator', /^That needs 1 credit: you have enough now\.$/],
  ['need=-1', /^What you pressed needed more credits than you had\.$/],
])('a redirect with %s is compared with the balance of now', async (query, title) => {
  server();
  open(`/dashboard/credits?reason=insufficient_credits&${query}`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(await screen.findByText('You have 9 credits. Nothing you typed is lost.')).toBeVisible();
});

test('warns once about a low balance, with the price of a picture', async () => {
  server().answer(creditsCosts, {
    body: { costs: { 'image:fal-ai/flux/dev': 4, 'image:fal-ai/flux/schnell': 2 }, unit: 'credits', version: '1' },
  });
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

test('a failure is shown in place with a Retry button', async () => {
  const api = server().answer(creditsBalance, { status: 500, body: {} });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch credits');
  api.answer(creditsBalance, { body: { balance: 9, held: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is held by running work.')).toBeVisible();
});

test('transactions that could not be read do not show the empty state', async () => {
  server().answer(creditsTransactions, { status: 500, body: {} });
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('No movements yet')).toBeNull();
});
