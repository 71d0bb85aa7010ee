import { type Collection, listCollections } from '@flint/shared/contracts/collections';
import { creditsCosts } from '@flint/shared/contracts/credits';
import { type LibraryItem, libraryFacets, libraryItem, listLibrary } from '@flint/shared/contracts/library';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { sessionAtom } from '@flint/shared/state/session';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import LibraryPage from '../features/library/library-page';
import { aLibrary } from './a-library';

interface Visit {
  items?: LibraryItem[];
  collections?: Collection[];
  /** The query part of the URL. */
  search?: string;
  /** Sets further or other answers. */
  api?: (api: FakeApi) => void;
}

const USER = {
  id: 'user-1',
  email: 'maya@example.com',
  name: 'Maya',
  image: null,
  isEmailVerified: true,
  roles: ['user' as const],
  createdAt: '',
};

/** Opens /library as a signed-in user with these items. */
export function openLibraryPage({ items = aLibrary(6), collections = [], search = '', api }: Visit = {}) {
  const server = fakeApi()
    .answer(listLibrary, { body: { items, next: null, total: items.length } })
    .answer(libraryFacets, {
      body: {
        total: items.length,
        favourites: items.filter(({ favourite }) => favourite).length,
        deleted: 0,
        kinds: [{ id: 'image', count: items.length }],
        models: [{ id: 'fal-ai/flux/dev', count: items.length }],
        ratios: [{ id: '1:1', count: items.length }],
        styles: [{ id: 'artistic', count: items.length }],
        brands: [],
      },
    })
    .answer(listCollections, { body: { collections } })
    .answer(creditsCosts, { body: { costs: imageCosts('embedded'), unit: 'credits', version: '1' } })
    .answer(libraryItem, ({ url }) => {
      const item = items.find(({ id }) => url.pathname.endsWith(id));
      return item ? { body: { item } } : { status: 404, body: { error: 'not_found', message: 'No such picture' } };
    });
  api?.(server);
  const store = createStore();
  store.set(sessionAtom, { user: USER, error: null, accessToken: null, refreshToken: null, status: 'authenticated' });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/before', `/library${search}`]}>
        <Routes>
          <Route path="/library" element={<LibraryPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { server, store, user: userEvent.setup({ delay: null }) };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
