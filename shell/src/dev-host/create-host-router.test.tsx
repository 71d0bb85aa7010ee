import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { createHostRouter } from './create-host-router';

test('the fake host opens the page that a remote declares itself', async () => {
  const page = { path: '/guides', guard: {}, frame: 'public', session: false, title: 'Guides' } as const;
  const store = createStore();
  const router = createHostRouter(aRelease('mfe-content', { routes: [page] }), store);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('link', { name: '/guides' })).toHaveAttribute('aria-current', 'page');
  expect(location.pathname).toBe('/guides');
});
