import { request } from '@flint/shared/api/request';
import { initializeSession } from '@flint/shared/state/session';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { createShellRouter } from './create-shell-router';

jest.mock('../registry/remotes', () => ({
  ...jest.requireActual('../registry/remotes'),
  loadApp: jest.fn(),
  preload: jest.fn(),
  releaseOf: jest.fn(),
}));
jest.mock('./shell-pages', () => {
  const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> });
  return { SHELL_PAGES: new Proxy({}, { get: (_, id) => page(String(id)) }) };
});
jest.mock('@flint/shared/api/request', () => ({ request: jest.fn() }));

// Loads the lazy chunk in advance: the first load is slow here.
beforeAll(() => import('../activity/activity-button'));

test('a session that ended elsewhere redirects its visitor to sign-in, and back to the page afterwards', async () => {
  const maya = {
    id: 'u1',
    email: 'm@e.test',
    name: 'Maya',
    image: null,
    isEmailVerified: true,
    roles: ['user'],
    createdAt: '',
  };
  let user: typeof maya | null = maya;
  jest
    .mocked(request)
    .mockImplementation(async ({ id }) => (id === 'me' ? { user } : { balance: 5, held: 0 }) as never);
  window.history.replaceState(null, '', '/dashboard?tab=1');
  const store = createStore();
  const router = createShellRouter(store);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'dashboard' });

  user = null;
  await act(() => initializeSession(store));
  await screen.findByRole('heading', { level: 1, name: 'signin' });
  expect(window.location.search).toContain('next=%2Fdashboard%3Ftab%3D1');
});
