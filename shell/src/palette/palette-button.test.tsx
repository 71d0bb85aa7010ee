import type { PaletteSource } from '@flint/shared/contracts/palette';
import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { configureRemotes, loadApp } from '../registry/remotes';
import { PaletteButton } from './palette-button';

jest.mock('../registry/remotes', () => ({ ...jest.requireActual('../registry/remotes'), loadApp: jest.fn() }));

const maya: User = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'Maya Okafor',
  image: null,
  isEmailVerified: true,
  roles: ['user'],
  createdAt: '2026-01-01T00:00:00.000Z',
};

const titles: PaletteSource['find'] = async (words) => [
  { title: 'Tools', entries: [{ id: 't', title: `Titles for ${words || 'anything'}`, href: '/platform-tools/x/t' }] },
];

function load(sources: Partial<Record<string, PaletteSource['find']>> = { 'mfe-tools': titles }) {
  const remotes: RemoteRelease[] = [aRelease('mfe-generator'), aRelease('mfe-tools'), aRelease('mfe-billing')];
  configureRemotes(remotes);
  jest.mocked(loadApp).mockImplementation(async ({ name }) => {
    const find = sources[name];
    return { ...(find && { palette: async () => ({ find }) }) } as RemoteApp;
  });
  const store = createStore();
  store.set(bootAtom, { environment: 'development', session: null, remotes });
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <PaletteButton user={maya} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}
const Where = () => <output data-testid="where">{useLocation().pathname}</output>;
const where = () => screen.getByTestId('where').textContent;
const field = () => screen.findByRole('combobox', { name: 'Search or jump to' });
const group = async (name: string) => within(await screen.findByRole('group', { name }));

/** From now on every animation lasts until the test's end. */
function holdAnimations() {
  const finished = new Promise<void>(() => {});
  Object.assign(Element.prototype, { getAnimations: () => [{ finished, pending: false, playState: 'running' }] });
}
afterEach(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'));

beforeEach(() => localStorage.clear());

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it, Enter opens the first row', async (keys) => {
  load();
  await userEvent.keyboard(keys);
  await userEvent.type(await field(), 'libr');
  await waitFor(async () => expect((await group('Pages')).getAllByRole('option')).toHaveLength(2));
  await screen.findByRole('option', { name: /Titles for libr/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(where()).toBe('/library'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what was opened last comes first next time', async () => {
  load();
  await userEvent.click(screen.getByRole('button', { name: /Search or jump to/ }));
  await userEvent.type(await field(), 'brand profiles');
  await userEvent.click((await group('Pages')).getByRole('option', { name: 'Brand profiles' }));
  await waitFor(() => expect(where()).toBe('/brand-profiles'));
  await userEvent.click(screen.getByRole('button', { name: /Search or jump to/ }));
  expect((await group('Recent')).getAllByRole('option')[0]).toHaveTextContent('Brand profiles');
});

test('opened again while it closes, it starts without the last words', async () => {
  load();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'brand');
  holdAnimations();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  expect(await field()).toHaveValue('');
});

test('a remote that fails costs its own rows only', async () => {
  load({ 'mfe-tools': titles, 'mfe-generator': () => Promise.reject(new Error('down')) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'bread');
  expect(await screen.findByRole('option', { name: /Titles for bread/ })).toBeVisible();
});

test('words that nothing has are said', async () => {
  load({});
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'zzzz');
  expect(await screen.findByText('Nothing with “zzzz”.')).toBeVisible();
});

test('? lists the shortcuts, but not in a field', async () => {
  load();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Move in the library’s grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('staff pages are found by staff alone', async () => {
  load({});
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'releases');
  expect(await screen.findByText('Nothing with “releases”.')).toBeVisible();
});
