import type { Release, RemoteSteering } from '@flint/shared/contracts/releases';
import { render, screen } from '@testing-library/react';
import { PagesAndSlots } from './pages-and-slots';

test('a declared page is named by its title, as a page of the table; an unknown one by its id', () => {
  const routes = [{ path: '/guides', guard: {}, frame: 'public', session: false, title: 'Guides' }] as const;
  const slot = { kind: 'dashboard-action', id: 's1', title: 'Read on', description: 'A guide', page: '/guides' };
  const stable = { pages: ['credits', '/guides', 'of-old'], routes, slots: [slot] } as unknown as Release;
  render(<PagesAndSlots steering={{ stable } as RemoteSteering} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'CreditsPage at /credits',
    'GuidesPage at /guides',
    'of-oldPage at a page this shell does not know',
    'Read onOn the dashboard, to /guides · A guide',
  ]);
});
