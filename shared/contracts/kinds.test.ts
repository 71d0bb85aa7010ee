import { KINDS, type KindPage, type KindWith } from './kinds';

/** The table with one more row, as the file of a new kind would have it. */
type Wider = typeof KINDS & { readonly echo: (typeof KINDS)['speech'] };
type OnPlayground = { page: 'playground' };

const TABS: Readonly<Record<KindWith<OnPlayground>, string>> = {
  ...{ chat: 'chat', speech: 'speech', transcript: 'transcribe', workflow: 'workflow' },
};

test('a row that names a shared page does not compile without its part of that page', () => {
  // @ts-expect-error the kind echo has no tab
  const tabs: Readonly<Record<KindWith<OnPlayground, Wider>, string>> = TABS;
  expect(tabs).toEqual(Object.fromEntries(Object.keys(TABS).map((kind) => [kind, KINDS[kind as 'chat'].view])));
});

test('a row that names a page of a remote does not compile without its route', () => {
  type OnPrices = { readonly echo: Omit<(typeof KINDS)['music'], 'page'> & { readonly page: 'brandProfiles' } };
  const routes: Readonly<Record<KindPage<'mfe-generator'>, true>> = {
    ...{ generator: true, imageToVideo: true, library: true },
    ...{ musicGenerator: true, playground: true, contentReverseEngineer: true },
  };
  // @ts-expect-error the page of the kind echo has no route
  const wider: Readonly<Record<KindPage<'mfe-generator', OnPrices>, true>> = routes;
  expect(wider).toBe(routes);
});

test('results of kinds are kept on their page or in the library, and seen where they are kept on a page of the remote', () => {
  for (const [kind, row] of Object.entries(KINDS))
    if (row.opensOnPage && row.page !== '/jobs/:id')
      expect([kind, row.seenOn]).toEqual([kind, expect.arrayContaining([row.page])]);
});
