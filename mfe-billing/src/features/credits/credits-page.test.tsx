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

test('shows what can be spent, what is held, what it went on and what things cost', async () => {
  server();
  open();
  expect(await screen.findByText('4 credits more held by running work.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('9 credits');
  const row = await screen.findByRole('row', { name: /4 pictures: a lake at dawn/ });
  expect(within(row).getByText('−16')).toBeVisible();
  expect(await screen.findByText('Flux Dev')).toBeVisible();
});

test('asks for the last 10 movements', async () => {
  const api = server();
  open();
  await screen.findByRole('row', { name: /a lake at dawn/ });
  expect(api.sentTo(creditsTransactions)[0]?.url.searchParams.get('limit')).toBe('10');
});

test('says why somebody was sent here, and leads back to the page they came from', async () => {
  server();
  open('/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator');
  expect(await screen.findByText(/needs more credits than you can spend/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Generator' })).toHaveAttribute('href', '/generator');
});

test('says that the balance is low once, with what a picture costs here', async () => {
  server().answer(creditsCosts, {
    body: { costs: { 'image:fal-ai/flux/dev': 4, 'image:fal-ai/flux/schnell': 2 }, unit: 'credits', version: '1' },
  });
  open();
  expect(await screen.findByText('9 credits left.')).toBeVisible();
  expect(await screen.findByText(/One picture costs 2 to 4 credits\./)).toBeVisible();
});

test('who was sent here is not told twice that credits are short', async () => {
  server();
  open('/dashboard/credits?reason=insufficient_credits');
  await screen.findByText(/You have 9 credits/);
  expect(screen.queryByText('9 credits left.')).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/no-such-page'])('leads back to none of %s', async (from) => {
  server();
  open(`/dashboard/credits?reason=insufficient_credits&from=${encodeURIComponent(from)}`);
  await screen.findByText(/needs more credits than you can spend/);
  expect(screen.queryByRole('link', { name: /Back to/ })).toBeNull();
});

test('a failure is said in place and can be tried again', async () => {
  const api = server().answer(creditsBalance, { status: 500, body: {} });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch credits');
  api.answer(creditsBalance, { body: { balance: 9, held: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is held by running work.')).toBeVisible();
});

test('who could not be told their movements is not told that there are none', async () => {
  server().answer(creditsTransactions, { status: 500, body: {} });
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('No movements yet')).toBeNull();
});
