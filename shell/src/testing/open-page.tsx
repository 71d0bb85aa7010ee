import type { Boot, Environment } from '@flint/shared/contracts/boot';
import { signUp as signUpCall } from '@flint/shared/contracts/credentials';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { signUp } from '@flint/shared/state/session';
import { aRelease } from '@flint/shared/testing/a-release';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

export const maya: User = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'Maya Okafor',
  image: null,
  isEmailVerified: true,
  roles: ['user'],
  createdAt: '2026-01-01T00:00:00.000Z',
};

const REMOTES = [aRelease('mfe-generator'), aRelease('mfe-billing')];

interface Visit {
  /** Path and query of the page. */
  at?: string;
  /** The signed-in user. */
  as?: User;
  environment?: Environment;
  googleSignIn?: boolean;
  remotes?: RemoteRelease[];
  /** Sets the answers of calls before the page renders. */
  server?: (api: FakeApi) => void;
}

/** Opens one page as a visitor, with a fake API; other pages are only known by `location`. */
export async function openPage(Page: ComponentType, visit: Visit = {}) {
  const { at = '/', as, environment = 'production', googleSignIn = false, remotes = REMOTES, server } = visit;
  const api = fakeApi();
  const store = createStore();
  const boot: Boot = { environment, apiUrl: '/', googleSignIn, session: null, remotes };
  store.set(bootAtom, boot);
  if (as) {
    api.answer(signUpCall, { body: { user: as } });
    await signUp(store, { email: as.email, password: 'a long password' });
    api.sent.length = 0;
  }
  server?.(api);
  const here = { path: at, state: null as unknown };
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Whereabouts tell={(path) => (here.path = path)} />
        <AtPath path={new URL(at, 'http://flint.test').pathname} page={Page} />
      </MemoryRouter>
    </Provider>,
  );
  return { api, store, user: userEvent.setup(), location: () => here.path };
}

function Whereabouts({ tell }: { tell: (path: string) => void }) {
  const { pathname, search } = useLocation();
  tell(pathname + search);
  return null;
}

/** Renders the page while the location matches its path, as the router does. */
function AtPath({ path, page: Page }: { path: string; page: ComponentType }) {
  return useLocation().pathname === path ? <Page /> : null;
}
