import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { bootAtom } from '@flint/shared/state/boot';
import { createFakeHost } from '@flint/shared/testing/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadApp } from '../registry/remotes';
import { routesOf } from './routes';
import { SHELL_PAGES } from './shell-pages';

jest.mock('../registry/remotes', () => ({
  ...jest.requireActual('../registry/remotes'),
  loadApp: jest.fn(),
  preload: jest.fn(),
  releaseOf: (name: string) => (name === 'shell' ? undefined : { name }),
}));
jest.mock('../registry/remote-outlet', () => ({ RemoteOutlet: ({ name }: { name: string }) => <h1>{name}</h1> }));
jest.mock('../pages/not-found/not-found-page', () => ({ __esModule: true, default: () => <h1>notFound</h1> }));
jest.mock('./shell-pages', () => {
  const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> });
  const missing = async () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  };
  return {
    SHELL_PAGES: new Proxy(
      { terms: missing, privacy: jest.fn(page('privacy')) },
      { get: (known, id) => Reflect.get(known, id) ?? page(String(id)) },
    ),
  };
});
jest.mock('@flint/shared/api/request', () => ({ request: jest.fn() }));

const load = jest.mocked(loadApp);
const call = jest.mocked(request);

const maya = { id: 'u1', email: 'm@e.test', name: 'Maya', image: null, roles: ['user'], createdAt: '' };

function open(path: string, store: Store = createStore()) {
  const { nav } = createFakeHost();
  const router = createMemoryRouter(routesOf({ store, nav }), { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const meCalls = () => call.mock.calls.filter(([{ id }]) => id === 'me');

let answerMe: (user: object | null) => void;

beforeEach(() => {
  load.mockReset().mockResolvedValue({} as never);
  const me = new Promise((resolve) => {
    answerMe = (user) => resolve({ user });
  });
  call.mockReset().mockImplementation(async ({ id }) => (id === 'me' ? me : { balance: 5, held: 0 }) as never);
});

test('a guarded page shows Loading... until the session is known, and fetches nothing of its remote', async () => {
  open('/credits');
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(async () => answerMe({ ...maya, isEmailVerified: true }));
  await heading('mfe-billing');
  expect(load).toHaveBeenCalledWith({ name: 'mfe-billing' });
});

test('a signed-out visitor is redirected to sign-in, and nothing of the remote is fetched', async () => {
  const router = open('/credits?x=1');
  await act(async () => answerMe(null));
  await heading('signin');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/signin?next=%2Fcredits%3Fx%3D1&from=%2Fcredits&reason=auth_required&source=client');
  expect(load).not.toHaveBeenCalled();
});

test('an unverified user is redirected to verification', async () => {
  const router = open('/dashboard');
  await act(async () => answerMe({ ...maya, isEmailVerified: false }));
  await heading('verifyEmail');
  expect(router.state.location.search).toBe('?next=%2Fdashboard');
});

test('during navigation to a guarded page the visitor sees Loading..., not the previous page', async () => {
  const router = open('/');
  await heading('home');
  act(() => void router.navigate('/dashboard'));
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'home' })).not.toBeInTheDocument();
  await act(async () => answerMe({ ...maya, isEmailVerified: true }));
  await heading('dashboard');
});

test.each([
  ['/', 0],
  ['/privacy', 0],
  ['/signin', 1],
  ['/signup', 1],
  ['/generator', 1],
  ['/fal-generator', 0],
  ['/image-to-video', 1],
])('%s reads the session %d times', async (path, times) => {
  open(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(meCalls()).toHaveLength(times));
});

test.each([
  ['development', 'componentGallery'],
  ['staging', 'notFound'],
  ['production', 'notFound'],
] as const)('in %s the component gallery is %s', async (environment, page) => {
  const store = createStore();
  store.set(bootAtom, { environment, session: null, remotes: [] });
  open('/dev/ui', store);
  expect(await heading(page)).toBeVisible();
});

test('/reset-password redirects to /forgot-password, with its query', async () => {
  const router = open('/reset-password?token=t&email=a%40b.co');
  expect(await heading('forgotPassword')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/forgot-password?token=t&email=a%40b.co');
});

test('an unknown path shows the not-found page', async () => {
  open('/no-such-page');
  expect(await heading('notFound')).toBeVisible();
});

test('a page that fails otherwise shows the error screen', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(SHELL_PAGES.privacy).mockRejectedValueOnce(new Error('a module that throws'));
  open('/privacy');
  expect(await screen.findByText(/Oops!/)).toBeVisible();
  logged.mockRestore();
});

test('a page whose file is missing leaves the frame and the other pages alone', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = open('/terms-of-service');
  expect(await screen.findByText('This part did not load.')).toBeVisible();
  expect(screen.queryByText(/Oops!/)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
  await act(() => router.navigate('/privacy'));
  expect(await heading('privacy')).toBeVisible();
  logged.mockRestore();
});
