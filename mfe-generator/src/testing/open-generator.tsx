import { creditsBalance, creditsCosts } from '@flint/shared/contracts/credits';
import { imageModels } from '@flint/shared/contracts/model-calls';
import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { listRuns, type Run } from '@flint/shared/contracts/runs';
import { fetchBalance } from '@flint/shared/state/credits';
import { syncCredits } from '@flint/shared/state/credits-sync';
import { syncRuns } from '@flint/shared/state/runs-sync';
import { sessionAtom } from '@flint/shared/state/session';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import GeneratorPage from '../features/generate/generator-page';

interface Visit {
  /** Null for a signed-out visitor. */
  user?: { isEmailVerified: boolean } | null;
  balance?: number;
  runs?: Run[];
  /** Sets further or other answers. */
  api?: (api: FakeApi) => void;
}

const USER = {
  id: 'user-1',
  email: 'maya@example.com',
  name: 'Maya',
  image: null,
  roles: ['user' as const],
  createdAt: '',
};
const NOBODY = { user: null, error: null, accessToken: null, refreshToken: null };

/** Opens /generator with a vendor as the provider of pictures, and waits until the price is known. */
export async function openGenerator({ user = { isEmailVerified: true }, balance = 100, runs = [], api }: Visit = {}) {
  const server = fakeApi()
    .answer(imageModels, {
      body: { models: IMAGE_MODELS.map((model) => ({ ...model, credits: 4, available: true, servedBy: 'fal' })) },
    })
    .answer(creditsCosts, { body: { costs: imageCosts('fal'), unit: 'credits', version: '1' } })
    .answer(creditsBalance, { body: { balance, held: 0 } })
    .answer(listRuns, { body: { runs } });
  api?.(server);

  const store = createStore();
  store.set(
    sessionAtom,
    user
      ? { ...NOBODY, user: { ...USER, ...user }, status: 'authenticated' }
      : { ...NOBODY, status: 'unauthenticated' },
  );
  const stops = [syncCredits(store), syncRuns(store)];
  if (user) await fetchBalance(store);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/generator']}>
        <GeneratorPage />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('button', { name: /^Generate · / });
  const leave = () => {
    view.unmount();
    for (const stop of stops) stop();
  };
  return { server, store, leave, keyboard: userEvent.setup() };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
