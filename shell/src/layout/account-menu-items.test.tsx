import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import AccountMenuItems from './account-menu-items';

const maya = {
  ...{ id: 'u1', email: 'maya@example.com', name: 'Maya', image: null, isEmailVerified: true },
  roles: ['user' as const],
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('a page that a release declares is in the account menu, where narrow windows have what has no tab', async () => {
  const store = createStore();
  const guides = {
    ...{ path: '/guides', guard: {}, frame: 'app', session: true, title: 'Guides' },
    navigation: { label: 'Guides', icon: 'book' },
  };
  const remotes = [{ ...aRelease('mfe-content'), enabled: true, routes: [guides] }];
  store.set(bootAtom, { environment: 'development', revision: '1', remotes } as never);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AccountMenuItems user={maya} close={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/guides');
});
