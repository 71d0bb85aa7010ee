import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { creditsBalance, creditsCosts } from '../contracts/credits';
import type { Makers } from '../contracts/models';
import { costTable } from '../contracts/prices/cost-table';
import type { ServedBy } from '../contracts/providers';
import { listRuns, type Run } from '../contracts/runs';
import { fetchBalance } from '../state/credits';
import { syncCredits } from '../state/credits-sync';
import { syncRuns } from '../state/runs-sync';
import { sessionAtom } from '../state/session';
import { type FakeApi, fakeApi } from './fake-api';

interface Visit {
  page: ReactNode;
  path: string;
  /** The provider of every kind. */
  by?: ServedBy;
  /** Null for a signed-out visitor. */
  user?: { isEmailVerified: boolean } | null;
  runs?: readonly Run[];
  /** Whether the price is known before anything is chosen. */
  priced?: boolean;
  /** Sets further or other answers. */
  api?: (api: FakeApi) => void;
}

const MAYA = {
  id: 'user-1',
  email: 'maya@example.com',
  name: 'Maya',
  image: null,
  roles: ['user' as const],
  createdAt: '',
};
const NOBODY = { user: null, error: null, accessToken: null, refreshToken: null };
const everyKind = (by: ServedBy): Makers => ({
  ...{
    image: by,
    edit: by,
    cutout: by,
    upscale: by,
    video: by,
    speech: by,
    transcript: by,
    music: by,
    prompt: by,
    chat: by,
  },
});

/** Opens an order page for a user with 100 credits, and waits until the price is known. */
export async function openPage({
  page,
  path,
  by = 'embedded',
  user = { isEmailVerified: true },
  runs = [],
  priced = true,
  api,
}: Visit) {
  const server = fakeApi()
    .answer(creditsCosts, { body: { costs: costTable(everyKind(by)), unit: 'credits', version: '1' } })
    .answer(creditsBalance, { body: { balance: 100, held: 0 } })
    .answer(listRuns, { body: { runs } });
  api?.(server);
  const store = createStore();
  const signedIn = user && { ...NOBODY, user: { ...MAYA, ...user }, status: 'authenticated' as const };
  store.set(sessionAtom, signedIn ?? { ...NOBODY, status: 'unauthenticated' });
  const stops = [syncCredits(store), syncRuns(store)];
  if (user) await fetchBalance(store);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        {page}
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  if (priced) await screen.findByRole('button', { name: / · [\d,]+ credits?$/ });
  const leave = () => {
    view.unmount();
    for (const stop of stops) stop();
  };
  return { server, store, leave, keyboard: userEvent.setup({ delay: null }) };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
