import { getHref, PAGES, type PageId, pageOf } from './routes';

test('every page has its own id and its own path', () => {
  expect(new Set(PAGES.map((page) => page.id)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map((page) => page.path)).size).toBe(PAGES.length);
});

test('a path matches its page, with or without a trailing slash', () => {
  expect(pageOf('/generator')?.id).toBe('generator');
  expect(pageOf('/generator/')?.id).toBe('generator');
  expect(pageOf('/')?.id).toBe('home');
  expect(pageOf('/generator/x')).toBeUndefined();
});

test('a path with a parameter matches after every literal path', () => {
  expect(pageOf('/brand-profiles/1b9d')?.id).toBe('brandProfile');
  expect(pageOf('/brand-profiles/create')?.id).toBe('createBrandProfile');
  expect(pageOf('/brand-profiles/')?.id).toBe('brandProfiles');
  expect(pageOf('/brand-profiles/1b9d/more')).toBeUndefined();
  expect(getHref('brandProfile', { id: 'a/b', tab: 'rules' })).toBe('/brand-profiles/a%2Fb?tab=rules');
});

test('a page of one environment is found only there', () => {
  expect(pageOf('/dev/ui', 'development')?.id).toBe('componentGallery');
  for (const elsewhere of [undefined, 'staging', 'production'] as const)
    expect(pageOf('/dev/ui', elsewhere)).toBeUndefined();
});

test('an address has only the given parameters, encoded', () => {
  expect(getHref('signin', { next: '/dashboard?x=1', from: undefined })).toBe('/signin?next=%2Fdashboard%3Fx%3D1');
  expect(getHref('credits')).toBe('/credits');
});

test('a declared page is found by its path, an id that the table lacks is not found', () => {
  expect(getHref('/guides/:id', { id: 'a' })).toBe('/guides/a');
  expect(getHref('pageOfANewerRelease' as PageId)).toBe('/404');
});

test('every page that requires a verified address also requires a session', () => {
  for (const { guard } of PAGES as readonly { guard: { login?: boolean; verified?: boolean } }[])
    if (guard.verified) expect(guard.login).toBe(true);
});

test('few public pages ask who is signed in before anything needs it', () => {
  const asking = PAGES.filter(({ frame, session }) => frame === 'public' && session);
  expect(asking.map(({ id }) => id).toSorted()).toEqual(['agents', 'generator', 'imageToVideo', 'pricing']);
});
