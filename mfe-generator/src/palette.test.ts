import { listBrandProfiles } from '@flint/shared/contracts/brands';
import { listConversations } from '@flint/shared/contracts/conversations';
import { listLibrary } from '@flint/shared/contracts/library';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { find } from './palette';
import { aBrand } from './testing/a-brand';
import { aLibrary } from './testing/a-library';

const search = { signal: new AbortController().signal };
const down = { status: 500, body: {} };

test('a library item, a brand and all further items lead to their places', async () => {
  const api = fakeApi()
    .answer(listLibrary, { body: { items: aLibrary(1), next: null, total: 31 } })
    .answer(listBrandProfiles, { body: { brandProfiles: [aBrand({ id: 'b1', name: 'Bread & Salt' })] } })
    .answer(listConversations, { body: { conversations: [], next: null } });
  const [library, brands] = await find('bread', search);
  const [item] = aLibrary(1);
  expect(library?.entries.map(({ title, href }) => [title, href])).toEqual([
    [item?.title, `/library?q=bread&item=${item?.id}`],
    ['All 31 with “bread”', '/library?q=bread'],
  ]);
  expect(brands?.entries).toMatchObject([{ title: 'Bread & Salt', href: '/brand-profiles/b1' }]);
  expect(api.sentTo(listConversations)[0]?.url.searchParams.get('q')).toBe('bread');
});

test('a call that fails costs its own group; when all fail, the failure is passed on', async () => {
  const api = fakeApi()
    .answer(listLibrary, down)
    .answer(listBrandProfiles, { body: { brandProfiles: [aBrand({ name: 'Bread' })] } })
    .answer(listConversations, down);
  expect((await find('', search)).map(({ title }) => title)).toEqual(['Brands']);
  api.answer(listBrandProfiles, down);
  await expect(find('', search)).rejects.toThrow();
});
