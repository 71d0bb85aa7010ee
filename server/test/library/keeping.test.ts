import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection, LibraryPicture } from '@flint/shared/contracts/library';
import { listPage, runSql, seed } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;
let other: TestClient;
let foreign: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  [user, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await Promise.all([seed(server, user, 24), seed(server, other, 4)]);
  foreign = (await listPage(other)).items[0]?.id ?? '';
});
afterAll(() => server.stop());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const post = (path: string, body: object, client = user) => client.fetchJson('POST', `/api/library/${path}`, body);
const item = async (id: string, client = user) =>
  ((await client.fetchJson('GET', `/api/library/items/${id}`)).body as { item: LibraryPicture }).item;
const some = async (count: number) => (await listPage(user)).items.slice(0, count).map(({ id }) => id);

describe('favourites', () => {
  test('are set and removed, and only the user’s own are counted', async () => {
    const [a = '', b = ''] = await some(2);
    await post('favourite', { ids: [a, b], favourite: false });
    await post('favourite', { ids: [foreign], favourite: false }, other);
    const marked = await post('favourite', { ids: [a, b, b, foreign, UNKNOWN], favourite: true });
    expect(marked.body).toEqual({ changed: 2 });
    expect((await post('favourite', { ids: [a], favourite: true })).body).toEqual({ changed: 0 });
    expect((await item(a)).favourite).toBe(true);
    expect((await post('favourite', { ids: [a, b], favourite: false })).body).toEqual({ changed: 2 });
    expect((await item(foreign, other)).favourite).toBe(false);
  });

  test.each([
    [{ ids: [], favourite: true }, 'ids'],
    [{ ids: ['x'], favourite: true }, 'ids.0'],
    [{ ids: Array(501).fill(UNKNOWN), favourite: true }, 'ids'],
    [{ ids: [UNKNOWN], favourite: 'yes' }, 'favourite'],
  ])('refuse invalid fields by name', async (body, field) => {
    expect((await post('favourite', body)).body).toMatchObject({ error: 'invalid_input', field });
  });
});

describe('deleting', () => {
  test('hides pictures everywhere, and restoring shows them unchanged', async () => {
    const made = (await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'dunes', style: 'cartoon' }))
      .body as { runId: string; images: { id: string }[] };
    const id = made.images[0]?.id ?? '';
    await post('favourite', { ids: [id], favourite: true });
    const counted = async () =>
      ((await user.fetchJson('GET', '/api/dashboard/summary')).body as { summary: { counts: { images: number } } })
        .summary.counts.images;
    const before = await counted();
    const images = async () => {
      const { run } = (await user.fetchJson('GET', `/api/runs/${made.runId}`)).body as { run: { images: unknown[] } };
      return run.images.length;
    };

    expect((await post('delete', { ids: [id, foreign, UNKNOWN] })).body).toEqual({ deleted: 1 });
    expect((await post('delete', { ids: [id] })).body).toEqual({ deleted: 0 });
    expect([await counted(), await images()]).toEqual([before - 1, 0]);
    expect((await listPage(user, { q: 'dunes' })).total).toBe(0);
    expect((await listPage(user, { deleted: 'true' })).items.map((each) => each.id)).toEqual([id]);
    expect((await user.fetchJson('GET', `/api/library/items/${id}/download`)).status).toBe(404);
    expect((await item(id)).deletedAt).toEqual(expect.any(String));

    expect((await post('restore', { ids: [id, foreign] })).body).toEqual({ restored: 1 });
    expect([await counted(), await images()]).toEqual([before, 1]);
    expect(await item(id)).toMatchObject({ favourite: true, deletedAt: null });
    expect((await item(foreign, other)).deletedAt).toBeNull();
  });

  test('a replayed order whose picture was deleted still succeeds', async () => {
    const key = crypto.randomUUID();
    const wish = { prompt: 'a hill', style: 'cartoon' };
    const order = () => user.fetchJson('POST', '/api/fal-ai/generate/image', wish, { 'idempotency-key': key });
    const { images } = (await order()).body as { images: { id: string }[] };
    await post('delete', { ids: [images[0]?.id] });
    expect(await order()).toMatchObject({ status: 200, body: { success: true, images: [], charged: 1 } });
  });

  test('files are purged after 30 days and cannot be restored; before, they can', async () => {
    const [old = '', young = ''] = await some(2);
    const fileOf = async (id: string) => {
      const [row] = (await runSql(server, 'select storage_key from asset where id = $1', [id])) as {
        storage_key: string;
      }[];
      return join(server.env.DATA_DIR ?? '', 'media', row?.storage_key ?? '');
    };
    const [oldFile, youngFile] = [await fileOf(old), await fileOf(young)];
    await post('delete', { ids: [old, young] });
    await runSql(server, `update asset set deleted_at = now() - interval '31 days' where id = $1`, [old]);
    await runSql(server, `update asset set deleted_at = now() - interval '29 days' where id = $1`, [young]);
    expect((await post('restore', { ids: [old] })).body).toEqual({ restored: 0 });
    await server.until(async () => !existsSync(oldFile), 'the old picture to be purged');
    await server.until(async () => {
      const rows = await runSql(server, 'select 1 from asset where id = $1', [old]);
      return rows.length === 0;
    });
    expect(existsSync(youngFile)).toBe(true);
    expect((await post('restore', { ids: [young] })).body).toEqual({ restored: 1 });
    expect((await user.fetchJson('GET', `/api/library/items/${old}`)).status).toBe(404);
  });
});

describe('collections', () => {
  const create = async (body: object, key?: string) =>
    user.fetchJson('POST', '/api/library/collections', body, key ? { 'idempotency-key': key } : {});
  const list = async (client = user) =>
    ((await client.fetchJson('GET', '/api/library/collections')).body as { collections: Collection[] }).collections;

  test('are created with pictures, filled, emptied, renamed and deleted; the pictures stay', async () => {
    const [a = '', b = '', c = ''] = await some(3);
    const { body } = await create({ name: '  Autumn campaign ', ids: [b, c, foreign] });
    const { collection } = body as { collection: Collection };
    expect(collection).toMatchObject({ name: 'Autumn campaign', count: 2 });
    expect(collection.coverUrl).toContain('/media/');
    const items = (change: object) => post(`collections/${collection.id}/items`, change);
    expect((await items({ add: [a, a, b], remove: [c] })).body).toMatchObject({ collection: { count: 2 } });
    expect((await listPage(user, { collection: collection.id })).items.map(({ id }) => id)).toEqual([a, b]);
    expect((await item(a)).collectionIds).toEqual([collection.id]);

    await post('delete', { ids: [a] });
    expect((await list()).find(({ id }) => id === collection.id)?.count).toBe(1);
    await post('restore', { ids: [a] });
    expect((await list()).find(({ id }) => id === collection.id)?.count).toBe(2);

    const renamed = await user.fetchJson('PATCH', `/api/library/collections/${collection.id}`, { name: 'Spring' });
    expect(renamed.body).toMatchObject({ collection: { name: 'Spring', count: 2 } });
    const removed = await user.fetchJson('DELETE', `/api/library/collections/${collection.id}`);
    expect(removed.body).toEqual({ deleted: true });
    expect((await user.fetchJson('GET', `/api/library?collection=${collection.id}`)).status).toBe(404);
    expect((await item(a)).collectionIds).toEqual([]);
  });

  test('are created once per idempotency key, also concurrently', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([create({ name: 'Once' }, key), create({ name: 'Once' }, key)]);
    for (const { body } of answers) expect(body).toMatchObject({ collection: { id: key, name: 'Once' } });
    expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
    expect((await create({ name: 'Twice' }, key)).body).toMatchObject({ error: 'idempotency_mismatch' });
  });

  test('have unique names, and a refused name is named', async () => {
    await create({ name: 'Taken' });
    expect((await create({ name: 'taken' })).body).toMatchObject({ error: 'conflict', field: 'name' });
    for (const name of ['', '   ', 'x'.repeat(61), 7])
      expect((await create({ name })).body).toMatchObject({ error: 'invalid_input', field: 'name' });
  });

  test('of other users can be neither read nor changed', async () => {
    const { body } = await create({ name: 'Private' });
    const path = `/api/library/collections/${(body as { collection: Collection }).collection.id}`;
    expect(await list(other)).toEqual([]);
    const refusals = await Promise.all([
      other.fetchJson('PATCH', path, { name: 'Stolen' }),
      other.fetchJson('DELETE', path),
      other.fetchJson('POST', `${path}/items`, { add: [foreign] }),
      other.fetchJson('GET', `/api/library?collection=${path.split('/').at(-1)}`),
      user.fetchJson('DELETE', '/api/library/collections/no-such-thing'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await list()).map(({ name }) => name)).toContain('Private');
  });
});
