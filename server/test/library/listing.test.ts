import type { LibraryPicture } from '@flint/shared/contracts/library';
import { listAll, listPage, seed } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  [user, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await seed(server, user, 230);
  await seed(server, other, 5);
});
afterAll(() => server.stop());

const make = async (client: TestClient, body: object) => {
  const { status, body: made } = await client.fetchJson('POST', '/api/fal-ai/generate/image', body);
  expect(status).toBe(200);
  return made as { runId: string; images: { id: string; url: string; seed: number }[] };
};
const ids = (items: LibraryPicture[]) => items.map(({ id }) => id);

test('cursor pagination lists everything once, newest first', async () => {
  const first = await listPage(user);
  expect([first.items.length, first.total]).toEqual([100, 230]);
  const all = await listAll(user, { limit: '60' });
  expect(new Set(ids(all)).size).toBe(230);
  expect(ids(all).slice(0, 100)).toEqual(ids(first.items));
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
});

test('new items do not shift later pages', async () => {
  const before = ids(await listAll(other, { limit: '2' }));
  const first = await listPage(other, { limit: '2' });
  await make(other, { prompt: 'made in between', style: 'cartoon' });
  const second = await listPage(other, { limit: '2', cursor: first.next ?? '' });
  expect(ids([...first.items, ...second.items])).toEqual(before.slice(0, 4));
});

test('a picture has its whole recipe, its cost and its time', async () => {
  const fresh = await server.signUpVerified();
  const made = await make(fresh, {
    prompt: 'Two pears',
    num_images: 2,
    style: 'cartoon',
    aspect_ratio: '9:16',
    seed: 5,
  });
  const { items, total, next } = await listPage(fresh);
  expect([total, next]).toEqual([2, null]);
  expect(items.find(({ id }) => id === made.images[1]?.id)).toEqual({
    id: made.images[1]?.id,
    edit: null,
    madeFrom: null,
    madeInto: [],
    kind: 'image',
    title: 'Two pears',
    madeAs: 'image',
    media: null,
    words: null,
    madeIn: null,
    parts: [],
    image: expect.objectContaining({ prompt: 'Two pears', seed: 6, width: 720, height: 1280, type: 'generated' }),
    runId: made.runId,
    recipe: {
      prompt: 'Two pears',
      model: 'fal-ai/flux/dev',
      style: 'cartoon',
      aspectRatio: '9:16',
      count: 2,
      seed: 5,
      imageUrl: null,
    },
    servedBy: 'embedded',
    cost: 1,
    seconds: expect.any(Number),
    favourite: false,
    collectionIds: [],
    createdAt: expect.any(String),
    deletedAt: null,
  });
});

describe('a search', () => {
  beforeAll(async () => {
    for (const prompt of ['Das CAFÉ um 20% billiger', 'a_b under\\score', 'Ночной Город', '東京の夜'])
      await make(user, { prompt, style: 'cartoon' });
  });

  test.each([
    ['cafe', 'Das CAFÉ um 20% billiger'],
    ['20% CAFÉ', 'Das CAFÉ um 20% billiger'],
    ['illig', 'Das CAFÉ um 20% billiger'],
    ['a_b', 'a_b under\\score'],
    ['under\\', 'a_b under\\score'],
    ['город ночной', 'Ночной Город'],
    ['東京', '東京の夜'],
  ])('for %j finds %j', async (q, prompt) => {
    const { items } = await listPage(user, { q, style: 'cartoon', limit: '200' });
    expect(items.map(({ image }) => image.prompt)).toContain(prompt);
    for (const { image } of items)
      for (const word of q.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').split(' '))
        expect(image.prompt.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')).toContain(word);
  });

  test.each(['%', '_', 'a%b', 'café tokyo', "' or 1=1 --", 'no such thing'])(
    'for %j matches it literally',
    async (q) => {
      const words = q.split(' ');
      const { items, total } = await listPage(user, { q, limit: '200' });
      expect(items).toHaveLength(total);
      for (const { image } of items) expect(words.every((word) => image.prompt.includes(word))).toBe(true);
      expect(total).toBeLessThan(234);
    },
  );

  test('is refused by name when it is too long or has U+0000', async () => {
    const ask = async (q: string) => (await user.fetchJson('GET', `/api/library?${new URLSearchParams({ q })}`)).body;
    expect(await ask('x'.repeat(201))).toMatchObject({ error: 'invalid_input', field: 'q' });
    expect(await ask('a\u0000b')).toMatchObject({ error: 'invalid_input' });
  });
});

test('filters narrow the list alone and combined, and the total matches', async () => {
  const everything = await listAll(user, { limit: '200' });
  const cases: [Record<string, string>, (item: LibraryPicture) => boolean][] = [
    [{ model: 'fal-ai/recraft-v3' }, ({ image }) => image.model === 'fal-ai/recraft-v3'],
    [{ ratio: '16:9' }, ({ recipe }) => recipe.aspectRatio === '16:9'],
    [{ style: 'artistic', ratio: '1:1' }, ({ recipe }) => recipe.style === 'artistic' && recipe.aspectRatio === '1:1'],
    [{ favourite: 'true' }, ({ favourite }) => favourite],
    [{ favourite: 'false', kind: 'image' }, ({ favourite }) => !favourite],
    [{ model: 'nothing' }, () => false],
  ];
  for (const [query, fits] of cases) {
    const found = await listAll(user, { ...query, limit: '200' });
    expect([query, ids(found)]).toEqual([query, ids(everything.filter(fits))]);
    expect((await listPage(user, query)).total).toBe(found.length);
  }
  const [from, to] = [everything[30]?.createdAt ?? '', everything[12]?.createdAt ?? ''];
  const between = everything.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  expect(ids((await listPage(user, { from, to })).items)).toEqual(ids(between));
});

test('filter options have the number of their matches', async () => {
  const { body } = await user.fetchJson('GET', '/api/library/facets');
  const facets = body as { total: number; favourites: number; models: { id: string; count: number }[] };
  expect(facets.total).toBe((await listPage(user)).total);
  expect(facets.favourites).toBe((await listPage(user, { favourite: 'true' })).total);
  for (const { id, count } of facets.models) expect(count).toBe((await listPage(user, { model: id })).total);
  expect(facets.models.reduce((sum, { count }) => sum + count, 0)).toBe(facets.total);
});

test('invalid limits, filters and cursors are refused by name or clamped', async () => {
  expect((await listPage(user, { limit: '0' })).items).toHaveLength(1);
  expect((await listPage(user, { limit: '9999' })).items).toHaveLength(200);
  expect((await listPage(user, { limit: 'many' })).items).toHaveLength(100);
  const refused = async (query: Record<string, string>) =>
    (await user.fetchJson('GET', `/api/library?${new URLSearchParams(query)}`)).body;
  for (const [field, value] of [
    ['cursor', 'nonsense'],
    ['from', 'yesterday'],
    ['to', '2026-02-30'],
    ['favourite', 'yes'],
    ['kind', 'film'],
    ['collection', 'mine'],
  ] as const)
    expect(await refused({ [field]: value })).toMatchObject({ error: 'invalid_input', field });
});

test('another user’s library is not listed', async () => {
  const [theirs] = (await listPage(other)).items;
  expect((await listAll(user, { limit: '200' })).map(({ id }) => id)).not.toContain(theirs?.id);
  const cursor = (await listPage(other, { limit: '1' })).next ?? '';
  const mine = await listAll(user, { limit: '200' });
  expect(ids(mine)).toEqual(expect.arrayContaining(ids((await listPage(user, { cursor })).items)));
  for (const id of [theirs?.id, 'no-such-thing', '00000000-0000-4000-8000-000000000000'])
    for (const path of [`/api/library/items/${id}`, `/api/library/items/${id}/download`])
      expect((await user.fetchJson('GET', path)).status).toBe(404);
});

test.each(['0000-01-01T00:00:00.000000Z', '2026-02-30T00:00:00.000000Z'])(
  'a cursor of %s, which there is not, is refused by name',
  async (at) => {
    const cursor = Buffer.from(`${at}|00000000-0000-4000-8000-000000000000`).toString('base64url');
    expect(await user.fetchJson('GET', `/api/library?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { field: 'cursor' },
    });
  },
);
