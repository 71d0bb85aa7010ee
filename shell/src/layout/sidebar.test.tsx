import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { readSidebar, sidebarAtom } from '@flint/shared/state/sidebar';
import { aRelease } from '@flint/shared/testing/a-release';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { Sidebar } from './sidebar';

jest.mock('../registry/remotes', () => ({ ...jest.requireActual('../registry/remotes'), preload: jest.fn() }));

const maya: User = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'Maya Okafor',
  image: null,
  isEmailVerified: true,
  roles: ['user'],
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The sidebar after a page load. */
function load(path = '/dashboard') {
  const store = createStore();
  store.set(sidebarAtom, readSidebar());
  const offer = (...remotes: RemoteRelease[]) =>
    store.set(bootAtom, { environment: 'development', session: null, remotes });
  offer(aRelease('mfe-generator'), aRelease('mfe-tools'), aRelease('mfe-billing'));
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Sidebar viewer={maya} />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, offer: (...remotes: RemoteRelease[]) => act(() => offer(...remotes)) };
}
const entries = () => within(screen.getByRole('navigation')).getAllByRole('link');
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });

beforeEach(() => sessionStorage.clear());

test('the sidebar is open by default', () => {
  load();
  expect(sidebar()).toHaveAttribute('data-open', 'true');
  expect(screen.getByRole('button', { name: 'Close sidebar' })).toHaveAttribute('aria-expanded', 'true');
});

test('the choice is stored for the browser session, under one key', async () => {
  const first = load();
  await userEvent.click(screen.getByRole('button', { name: 'Close sidebar' }));
  expect({ ...sessionStorage }).toEqual({ 'flint:sidebar-open': 'false' });
  first.unmount();

  const second = load();
  expect(sidebar()).toHaveAttribute('data-open', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Open sidebar' }));
  second.unmount();
  load();
  expect(sidebar()).toHaveAttribute('data-open', 'true');
});

test('without storage the sidebar is open, and closing it works', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  load();
  expect(sidebar()).toHaveAttribute('data-open', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close sidebar' }));
  expect(sidebar()).toHaveAttribute('data-open', 'false');
});

test.each([
  ['/dashboard', 'Home'],
  ['/generator', 'Generator'],
  ['/credits', 'Credits'],
  ['/dashboard/credits', 'Credits'],
])('at %s the current entry is %s', (path, name) => {
  load(path);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name]);
});

test('pages of a remote that is switched off leave the navigation, and return with it', () => {
  const { offer } = load();
  const words = () => entries().map((entry) => entry.textContent);
  const all = ['Home', 'Generator', 'Video', 'Music', 'Playground', 'Library', 'Tools', 'Spark', 'Brands', 'Credits'];
  expect(words()).toEqual(all);
  offer(aRelease('mfe-generator', { enabled: false }), aRelease('mfe-billing'));
  expect(words()).toEqual(['Home', 'Credits']);
  offer(aRelease('mfe-generator'), aRelease('mfe-tools'), aRelease('mfe-billing'));
  expect(words()).toEqual(all);
});
