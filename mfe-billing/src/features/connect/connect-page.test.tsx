import { type AskingProgram, answerConsent, readConsent } from '@flint/shared/contracts/connected-programs';
import { sessionAtom } from '@flint/shared/state/session';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import ConnectPage from './connect-page';

const QUESTION = { client_id: 'c', redirect_uri: 'https://claude.example/cb', state: 'a b' };
const program: AskingProgram = {
  ...{ name: '<b>Claude</b>', host: 'claude.example', isLocal: false },
  scopes: ['read', 'make', 'organise'],
};

function open(): void {
  const store = createStore();
  const user = { id: 'u', email: 'ada@example.com', name: 'Ada', image: null, isEmailVerified: true };
  store.set(sessionAtom, { ...store.get(sessionAtom), user, status: 'succeeded' } as never);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/account/connect?${new URLSearchParams({ ...QUESTION, nonsense: 'x' })}`]}>
        <ConnectPage />
      </MemoryRouter>
    </Provider>,
  );
}
/** The fake answers with a part of this page, since the test page cannot be left. */
const asked = () => fakeApi().answer(readConsent, { body: { program, mistake: null } });

beforeEach(() => {
  window.location.hash = '';
});

test('it says who asks, and allows what is left ticked up to the cap', async () => {
  const api = asked().answer(answerConsent, { body: { to: '#allowed' } });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Connect “<b>Claude</b>”?' });
  for (const fact of ['claude.example', 'ada@example.com']) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Run agents/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /Organise/ }));
  const cap = screen.getByRole('spinbutton', { name: /Credits a day/ });
  expect(cap).toHaveValue(100);
  await userEvent.clear(cap);
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(cap).toHaveAccessibleDescription(/The cap is a whole number/);
  await userEvent.type(cap, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Going back to “<b>Claude</b>”');
  expect(window.location.hash).toBe('#allowed');
  expect(api.sentTo(answerConsent)[0]?.body).toEqual({
    question: QUESTION,
    access: { scopes: ['read', 'make'], dailyCap: 7 },
  });
});

test('it refuses, whatever is ticked', async () => {
  const api = asked().answer(answerConsent, { body: { to: '#refused' } });
  open();
  for (const name of [/^Read/, /^Make/, /^Organise/])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(screen.getByText('Choose what it may do.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByRole('status')).toBeVisible();
  expect(window.location.hash).toBe('#refused');
  expect(api.sentTo(answerConsent)[0]?.body).toEqual({ question: QUESTION, access: null });
});

test('what was chosen stays when the answer fails', async () => {
  asked().answer(answerConsent, { status: 409, body: { message: 'You have 20 connected programs.' } });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Make/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 20 connected programs.');
  expect(screen.getByRole('checkbox', { name: /^Make/ })).not.toBeChecked();
});

test('a question with a mistake is told to the user, who alone goes to its program', async () => {
  const mistake = { message: 'response_type is code.', to: 'https://claude.example/cb?error=invalid_request' };
  fakeApi().answer(readConsent, { body: { program, mistake } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/response_type is code\. Nothing was allowed\./);
  expect(screen.getByRole('link', { name: 'Go back to claude.example' })).toHaveAttribute('href', mistake.to);
  expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
});

test('a program that Flint does not know is told to the user, and nobody is sent there', async () => {
  fakeApi().answer(readConsent, { status: 400, body: { message: 'Flint does not know this program.' } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Flint does not know this program\. Nothing was allowed\./,
  );
  expect(window.location.hash).toBe('');
});
