import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@flint/shared/contracts/api-keys';
import {
  type ConnectedProgram,
  disconnectProgram,
  listConnectedPrograms,
} from '@flint/shared/contracts/connected-programs';
import { sessionAtom } from '@flint/shared/state/session';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import DevelopersPage from './developers-page';

const SECRET = `flint_${'a'.repeat(43)}`;
const key: ApiKey = {
  ...{ id: 'k1', name: 'Zapier', start: 'flint_aaaaa', scopes: ['read', 'make'], dailyCap: 40, spentToday: 12 },
  ...{ resetsAt: '2026-11-27T00:00:00.000Z', expiresAt: null, lastUsedAt: null, state: 'active' },
  createdAt: '2026-11-26T10:00:00.000Z',
};

const { start: _start, expiresAt: _end, state: _state, ...access } = key;
const program: ConnectedProgram = { ...access, id: 'g1', name: 'Claude', host: 'claude.example' };

function open(keys: ApiKey[], { isEmailVerified = true, programs = [] as ConnectedProgram[] } = {}): FakeApi {
  const api = fakeApi().answer(listApiKeys, { body: { keys } }).answer(listConnectedPrograms, { body: { programs } });
  const store = createStore();
  const user = {
    id: 'u',
    email: 'a@b.co',
    name: 'A',
    image: null,
    isEmailVerified,
    roles: ['user' as const],
    createdAt: '',
  };
  store.set(sessionAtom, { ...store.get(sessionAtom), user, status: 'succeeded' } as never);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DevelopersPage />
      </MemoryRouter>
    </Provider>,
  );
  return api;
}

test('the first key is made with what was ticked, and shown once', async () => {
  const api = open([]).answer(createApiKey, { body: { secret: SECRET, key } });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New key' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveFocus());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the key' }));
  expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/A name has 1 to 40/);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Zapier');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Run agents/ }));
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Expires' }), 'Never');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the key' }));

  const shown = await screen.findByRole('region', { name: 'The key Zapier' });
  expect(shown).toHaveTextContent(SECRET);
  await waitFor(() => expect(shown).toHaveFocus());
  expect(api.sentTo(createApiKey)[0]?.body).toEqual({
    ...{ name: 'Zapier', scopes: ['read', 'make', 'agents'], dailyCap: 50, days: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'I have it' }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
});

test('a key says what it may do and spent, and is revoked after a question', async () => {
  const api = open([key]).answer(revokeApiKey, { body: { key: { ...key, state: 'revoked' } } });
  expect(await screen.findByText('12 of 40 credits today')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Zapier' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Zapier”?' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
  api.answer(listApiKeys, { body: { keys: [{ ...key, state: 'revoked' }] } });
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findAllByText('Revoked')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Revoke Zapier' })).not.toBeInTheDocument();
});

test('an unverified user is told why there are none', async () => {
  open([], { isEmailVerified: false });
  expect(screen.getByText(/Verify your e-mail address first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a key' })).not.toBeInTheDocument();
  expect(await screen.findByText(/^None\. A program that connects/)).toBeVisible();
});

test('a connected program says what it may do and spent, and is disconnected after a question', async () => {
  const api = open([], { programs: [program] }).answer(disconnectProgram, { body: { success: true } });
  const list = await screen.findByRole('list', { name: 'Connected programs' });
  expect(list).toHaveTextContent(/Claude.*claude\.example.*12 of 40 credits today.*Not used yet/);
  await userEvent.click(within(list).getByRole('button', { name: 'Disconnect Claude' }));
  const question = await screen.findByRole('alertdialog', { name: 'Disconnect “Claude”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText(/^None\. A program that connects/)).toBeVisible();
  expect(api.sentTo(disconnectProgram)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Connected programs' })).toHaveFocus());
});
