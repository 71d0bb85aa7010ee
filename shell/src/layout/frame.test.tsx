import type { Boot } from '@flint/shared/contracts/boot';
import { bootAtom } from '@flint/shared/state/boot';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Frame } from './frame';

jest.mock('../registry/remotes', () => ({ ...jest.requireActual('../registry/remotes'), preload: jest.fn() }));

const session: Boot['session'] = {
  balance: 25,
  user: {
    id: 'u1',
    email: 'maya@example.com',
    name: 'Maya Okafor',
    image: null,
    isEmailVerified: true,
    roles: ['user'],
    createdAt: '2026-01-01T00:00:00.000Z',
  },
};

let mounts = 0;
function Page() {
  return <textarea aria-label="Prompt" ref={(element) => void (element && mounts++)} />;
}

function show(path: string, signedIn: boolean) {
  mounts = 0;
  const store = createStore();
  const boot = (viewer: Boot['session']): Boot => ({ environment: 'development', session: viewer, remotes: [] });
  store.set(bootAtom, boot(signedIn ? session : null));
  const frame = (
    <Frame>
      <Outlet />
    </Frame>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, signIn: () => act(() => store.set(bootAtom, boot(session))) };
}

test.each([
  ['/', false, ['Start free'], ['Sidebar']],
  ['/', true, ['Open studio'], ['Sidebar']],
  ['/dashboard', true, ['Sidebar'], ['Start free']],
  ['/generator', false, ['Start free'], ['Sidebar']],
  ['/generator', true, ['Sidebar'], ['Start free']],
  ['/signin', false, [], ['Sidebar', 'Start free']],
  ['/no-such-page', false, ['Start free'], ['Sidebar']],
])('%s, signed in: %s, has its frame', async (path, signedIn, present, absent) => {
  show(path, signedIn);
  const named = (name: string) => document.querySelector(`[aria-label="${name}"]`) ?? screen.queryByText(name);
  for (const name of present) await waitFor(() => expect(named(name)).toBeInTheDocument());
  for (const name of absent) expect(named(name)).not.toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByText('Skip to content')).toHaveAttribute('href', '#main');
});

test('a page keeps typed text when its visitor turns out to be signed in', async () => {
  const { signIn } = show('/generator', false);
  expect(mounts).toBe(1);
  signIn();
  expect(await screen.findByLabelText('Sidebar')).toBeInTheDocument();
  expect(mounts).toBe(1);
});

test('after a navigation the document title is the page’s, and the focus is at its beginning', async () => {
  const { router } = show('/', false);
  expect(document.title).toBe('Flint: make pictures, film and words, paid by the credit');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await act(() => router.navigate('/privacy'));
  expect(document.title).toBe('Privacy · Flint');
  expect(screen.getByRole('main')).toHaveFocus();
});
