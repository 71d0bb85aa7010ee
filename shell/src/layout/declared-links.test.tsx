import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import DeclaredLinks from './declared-links';
import { NavLink } from './nav-link';

const page = (label: string, more: Partial<RemotePage> = {}): RemotePage => ({
  ...{ path: `/${label.toLowerCase()}`, guard: {}, frame: 'app', session: true, title: label },
  navigation: { label, icon: 'book' },
  ...more,
});

test('declared pages stand in the navigation where the remote is on and the viewer’s role opens them', () => {
  const store = createStore();
  const [content, tools] = [aRelease('mfe-content'), aRelease('mfe-tools')];
  const routes = [page('Guides'), page('Desk', { guard: { login: true, roles: ['editor'] } })];
  const remotes = [
    { ...content, enabled: true, routes },
    { ...tools, enabled: false, routes: [page('Off')] },
  ];
  store.set(bootAtom, { environment: 'development', revision: '1', remotes } as never);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DeclaredLinks>{(entry) => <NavLink entry={entry} />}</DeclaredLinks>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Guides']);
});
