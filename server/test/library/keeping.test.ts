import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '@flint/shared/contracts/collections';
import type { EditAnswer } from '@flint/shared/contracts/editing';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import sharp from 'sharp';
import { listPage, runSql, seed } from '../support/library';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;
let other: TestClient;
let foreign: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', TRIM_MS: '250' });
  [user, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await Promise.all([seed(server, user, 24), seed(server, other, 4)]);
  foreign = (await listPage(other)).items[0]?.id ?? '';
});
afterAll(() => server.stop());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const post = (path: string, body: object, client = user) => client.fetchJson('POST', `/api/library/${path}`, body);
const item = async (id: string, client = user) =>
  ((await client.fetchJson('GET', `/api/library/items/${id}`)).body as { item: LibraryPicture }).item;
const fileOf = async (id: string) => {
  const [row] = (await runSql(server, 'select storage_key from asset where id = $1', [id])) as {
    storage_key: string;
  }[];
  return join(server.env.DATA_DIR ?? '', 'media', row?.storage_key ?? '');
};
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

describe('photos', () => {
  let phone: Buffer;
  /** Stored 400 x 300, to be seen turned by a quarter, with the place in it. */
  beforeAll(async () => {
    phone = await readFile(join(__dirname, '../fixtures/turned-with-place.jpg'));
  });
  const send = (name: string, bytes = phone) =>
    sendFile(user, { purpose: 'source-image', name, contentType: 'image/jpeg', bytes });
  const add = async (name: string) =>
    ((await post('photos', { uploadId: await send(name) })).body as { item: LibraryPicture }).item;

  test('stand in the library upright, without what else was in their file, for nothing', async () => {
    const before = (await listPage(user)).total;
    const uploadId = await send('Harbour_1234.jpg');
    const answers = await Promise.all([post('photos', { uploadId }), post('photos', { uploadId })]);
    const again = await post('photos', { uploadId });
    for (const { status, body } of [...answers, again])
      expect({ status, body }).toMatchObject({ status: 200, body: { item: { id: uploadId }, notes: [] } });
    expect((await listPage(user)).total).toBe(before + 1);

    const photo = await item(uploadId);
    expect(photo).toMatchObject({
      ...{ kind: 'image', madeAs: 'upload', title: 'Harbour_1234.jpg', cost: 0, seconds: null },
      image: { width: 300, height: 400, aspect_ratio: '3:4', type: 'uploaded', content_type: 'image/jpeg' },
    });
    const { exif, xmp, icc, orientation } = await sharp(await readFile(await fileOf(uploadId))).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    for (const query of [{ kind: 'upload' }, { q: 'harbour' }, { kind: 'image', ratio: '3:4' }])
      expect((await listPage(user, query)).items.map(({ id }) => id)).toEqual([uploadId]);
    const { kinds } = (await user.fetchJson('GET', '/api/library/facets')).body as { kinds: object[] };
    expect(kinds).toEqual([
      { id: 'image', count: before + 1 },
      { id: 'upload', count: 1 },
    ]);
    const download = await user.fetch(`/api/library/items/${uploadId}/download?format=png`);
    expect(download.headers.get('content-disposition')).toContain('harbour-1234.png');
  });

  test('are no orders: nothing is held, listed as work, counted as made or run again', async () => {
    const counts = async () =>
      ((await user.fetchJson('GET', '/api/dashboard/summary')).body as { summary: { counts: object } }).summary.counts;
    const before = await counts();
    const { runId } = await add('a.jpg');
    expect(await counts()).toEqual(before);
    const { runs } = (await user.fetchJson('GET', '/api/runs')).body as { runs: { id: string }[] };
    expect(runs.map(({ id }) => id)).not.toContain(runId);
    expect((await user.fetchJson('GET', `/api/runs/${runId}`)).body).toMatchObject({
      run: { kind: 'upload', status: 'completed', price: 0, charged: 0, images: [{ id: runId }] },
    });
    expect((await user.fetchJson('POST', `/api/runs/${runId}/retry`, {})).body).toMatchObject({
      error: 'invalid_input',
    });
    const holds = await runSql(server, 'select from ledger_hold where id = $1', [runId]);
    expect(holds).toEqual([]);
  });

  test('are edited and varied like any picture, and their names are not taken for what they show', async () => {
    const { id } = await add('boat.jpg');
    const edit = { image_url: id, prompt: 'more contrast' };
    const edited = (await user.fetchJson('POST', '/api/fal-ai/edit/image', edit)).body as EditAnswer;
    expect(await item(edited.image?.id ?? '')).toMatchObject({
      ...{ madeFrom: id, image: { width: 300, height: 400 } },
      recipe: { source: { from: 'library', name: 'boat.jpg', isSubjectUnknown: true } },
    });
    expect((await item(id)).madeInto).toEqual([edited.image?.id]);
    for (const source_id of [id, edited.image?.id]) {
      const vary = { source_id, num_images: 1, style: 'cartoon' };
      const { body } = await user.fetchJson('POST', '/api/fal-ai/generate/variations', vary);
      expect(body).toMatchObject({ images: [{ type: 'variation', prompt: UNDESCRIBED }] });
    }
  });

  test('HEIC is refused by its bytes, with how to convert it; no picture, and others’ uploads, by name', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(600)]);
    const about = { purpose: 'source-image', name: 'IMG_1.jpg', contentType: 'image/jpeg', bytes: heic.length };
    const { uploadUrl, headers } = (await user.fetchJson('POST', '/api/uploads/presign', about)).body as Presigned;
    const sent = await user.fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(heic) });
    expect([sent.status, await sent.text()]).toEqual([
      415,
      expect.stringMatching(/IMG_1\.jpg.* is a HEIC.*Most Compatible/),
    ]);

    const damaged = await post('photos', { uploadId: await send('cut.jpg', phone.subarray(0, 300)) });
    expect(damaged.body).toMatchObject({
      error: 'invalid_input',
      field: 'uploadId',
      message: expect.stringMatching(/cut\.jpg.* is damaged/),
    });
    const uploadId = await send('mine.jpg');
    for (const refused of [await post('photos', { uploadId }, other), await post('photos', { uploadId: UNKNOWN })])
      expect(refused).toMatchObject({ status: 400, body: { field: 'uploadId' } });
  });

  test('belong to their owner, are deleted and taken back, and nothing of them stays after the bin', async () => {
    const { id, runId } = await add('gone.jpg');
    const file = await fileOf(id);
    expect((await other.fetchJson('GET', `/api/library/items/${id}`)).status).toBe(404);
    expect((await other.fetchJson('GET', `/api/runs/${runId}`)).status).toBe(404);
    await post('delete', { ids: [id] });
    expect((await post('restore', { ids: [id] })).body).toEqual({ restored: 1 });
    await post('delete', { ids: [id] });
    await runSql(server, `update asset set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    await server.until(async () => {
      const rows = await runSql(server, 'select 1 from run where id = $1', [runId]);
      return rows.length === 0;
    }, 'the photo to be purged');
    expect(existsSync(file)).toBe(false);
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
