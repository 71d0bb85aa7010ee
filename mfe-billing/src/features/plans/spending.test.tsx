import { readTopUp, turnOnTopUp } from '@flint/shared/contracts/auto-top-up';
import { readSpendingCaps, setSpendingCaps } from '@flint/shared/contracts/spending-caps';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { AutoTopUp } from './auto-top-up';
import { SpendingCapsSection } from './spending-caps';

const show = (section: ReactElement) => render(<Provider store={createStore()}>{section}</Provider>);

test('a cap is set and taken off; what is no whole number stays typed, with the rule', async () => {
  const state = { caps: { perDay: null, perRun: 40 }, spentToday: 12, resetsAt: '2026-11-27T00:00:00.000Z' };
  const api = fakeApi().answer(readSpendingCaps, { body: state }).answer(setSpendingCaps, { body: state });
  show(<SpendingCapsSection />);
  const perDay = await screen.findByRole('spinbutton', { name: /a day/ });
  expect(perDay).toHaveAccessibleDescription(/12 credits today/);
  await userEvent.type(perDay, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save the caps' }));
  expect(perDay).toHaveAccessibleDescription(/A cap is a whole number from 1/);
  expect(perDay).toHaveValue(0);
  await userEvent.clear(perDay);
  await userEvent.type(perDay, '60');
  await userEvent.clear(screen.getByRole('spinbutton', { name: /a run/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the caps' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(api.sentTo(setSpendingCaps).at(-1)?.body).toEqual({ perDay: 60, perRun: null });
});

test('top-up says what it costs at most in a month before it is turned on, and why it is refused', async () => {
  const off = { state: 'off', ended: null, wish: null, usedThisMonth: 0, declined: 0, confirmUrl: null, mode: 'live' };
  const api = fakeApi()
    .answer(readTopUp, { body: off as never })
    .answer(turnOnTopUp, { status: 409, body: { error: 'conflict', message: 'No card is saved.' } as never });
  show(<AutoTopUp />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Package' }), 'credits-1000');
  const times = screen.getByRole('spinbutton', { name: /month/ });
  await userEvent.clear(times);
  await userEvent.type(times, '3');
  expect(times).toHaveAccessibleDescription(/At most \$66\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('No card is saved.')).toBeVisible();
  expect(times).toHaveValue(3);
  const body = { productId: 'credits-1000', below: 20, timesPerMonth: 3, amount: 2200 };
  expect(api.sentTo(turnOnTopUp).at(-1)?.body).toEqual(body);
});

test('top-up says that the cap of the month is reached, and until when nothing is bought', async () => {
  const wish = { productId: 'credits-200', below: 20, timesPerMonth: 2, amount: 500 };
  const on = { state: 'on', ended: null, wish, usedThisMonth: 2, declined: 0, confirmUrl: null, mode: 'live' };
  fakeApi().answer(readTopUp, { body: on as never });
  show(<AutoTopUp />);
  expect(await screen.findByText('This month’s cap is reached.')).toBeVisible();
  expect(screen.getByText(/^Nothing more is bought before 1 /)).toBeVisible();
});
