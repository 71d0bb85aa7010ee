import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import sharp from 'sharp';
import { createAddressSigner } from '../../src/platform/storage/signed-address';
import { listPage, runSql, seed } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { unzip } from '../support/unzip';

let server: TestServer;
let user: TestClient;
let items: LibraryPicture[];

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await seed(server, user, 120);
  items = (await listPage(user, { limit: '200' })).items;
});
afterAll(() => server.stop());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const download = (query: string, id = items[0]?.id) => user.fetch(`/api/library/items/${id}/download${query}`);

describe('one picture', () => {
  test.each(['png', 'jpeg', 'webp'])('downloads as %s with a file name from its prompt', async (format) => {
    const response = await download(`?format=${format}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[a-z0-9-]+-\\d+\\.${format}"$`),
    );
    const { format: found, width, height } = await sharp(await bytesOf(response)).metadata();
    const { image } = items[0] as LibraryPicture;
    expect([found, width, height]).toEqual([format, image.width, image.height]);
  });

  test('lower quality gives fewer bytes; without a format the original bytes are sent', async () => {
    const size = async (query: string) => (await bytesOf(await download(query))).byteLength;
    expect(await size('?format=jpeg&quality=20')).toBeLessThan(await size('?format=jpeg&quality=95'));
    expect(await size('?format=webp&quality=10')).toBeLessThan(await size('?format=webp&quality=95'));
    const kept = await bytesOf(await server.client().fetch(items[0]?.image.url ?? ''));
    expect((await bytesOf(await download(''))).equals(kept)).toBe(true);
    expect((await download('?format=gif')).status).toBe(400);
  });

  test('non-ASCII letters are kept in the file name', async () => {
    const made = await user.fetchJson('POST', '/api/fal-ai/generate/image', {
      ...{ prompt: 'Ночной "город"; ../x', style: 'cartoon' },
    });
    const { images } = made.body as { images: { id: string; seed: number }[] };
    const name = (await download('', images[0]?.id)).headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(name)?.[1] ?? '')).toBe(
      `ночной-город-x-${images[0]?.seed}.png`,
    );
  });

  test('parallel downloads are all answered', async () => {
    const answers = await Promise.all(items.slice(0, 12).map(({ id }) => download('?format=jpeg', id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const answer of answers) expect((await sharp(await bytesOf(answer)).metadata()).format).toBe('jpeg');
  });
});

describe('an archive', () => {
  const prepare = async (body: object, client = user) => client.fetchJson('POST', '/api/library/archive', body);
  const open = async (body: object) => {
    const answer = await prepare(body);
    expect(answer.status).toBe(200);
    return answer.body as { url: string; count: number };
  };
  const loseFile = async (id: string | undefined) => {
    const [row] = (await runSql(server, 'select storage_key from asset where id = $1', [id])) as {
      storage_key: string;
    }[];
    rmSync(join(server.env.DATA_DIR ?? '', 'media', row?.storage_key ?? ''));
  };

  test('has every selected picture under a unique name, in order, with its recipe', async () => {
    const chosen = items.slice(0, 10);
    const { url, count } = await open({ ids: chosen.map(({ id }) => id) });
    expect(count).toBe(10);
    const response = await server.client().fetch(url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/filename="flint-10-pictures-[\d-]+\.zip"/);
    const files = unzip(await bytesOf(response));
    expect(files).toHaveLength(11);
    const recipes = JSON.parse(files.at(-1)?.bytes.toString() ?? '') as {
      file: string;
      prompt: string;
      seed: number;
    }[];
    expect(files.at(-1)?.name).toBe('recipes.json');
    expect(recipes.map(({ file }) => file)).toEqual(files.slice(0, -1).map(({ name }) => name));
    expect(recipes.map(({ seed, prompt }) => [seed, prompt])).toEqual(
      chosen.map(({ image }) => [image.seed, image.prompt]),
    );
    expect((await sharp(files[0]?.bytes).metadata()).width).toBe(chosen[0]?.image.width);
  });

  test('re-encodes pictures in the requested format', async () => {
    const { url } = await open({ ids: items.slice(0, 2).map(({ id }) => id), format: 'jpeg' });
    const [first] = unzip(await bytesOf(await user.fetch(url)));
    expect(first?.name).toMatch(/\.jpeg$/);
    expect((await sharp(first?.bytes).metadata()).format).toBe('jpeg');
  });

  test('skips a picture whose file is missing, and names it inside', async () => {
    const chosen = items.slice(20, 23);
    await loseFile(chosen[1]?.id);
    const { url } = await open({ ids: chosen.map(({ id }) => id) });
    const files = unzip(await bytesOf(await user.fetch(url)));
    expect(files.map(({ name }) => name).slice(2)).toEqual(['recipes.json', 'missing.txt']);
    expect(files[3]?.bytes.toString()).toContain(chosen[1]?.id);
    expect(JSON.parse(files[2]?.bytes.toString() ?? '')[1]).toMatchObject({ file: null, id: chosen[1]?.id });
    expect((await user.fetchJson('GET', `/api/library/items/${chosen[1]?.id}/download`)).body).toMatchObject({
      error: 'not_found',
    });
  });

  test('has only the user’s own pictures, and is refused without any', async () => {
    const other = await server.signUpVerified();
    const ids = items.slice(0, 2).map(({ id }) => id);
    expect((await prepare({ ids }, other)).status).toBe(404);
    await seed(server, other, 1);
    const own = (await listPage(other)).items[0]?.id;
    expect((await prepare({ ids: [...ids, own] }, other)).body).toMatchObject({ count: 1 });
    expect((await prepare({ ids: [] })).body).toMatchObject({ field: 'ids' });
    expect((await prepare({ ids, format: 'gif' })).body).toMatchObject({ field: 'format' });
  });

  test('a forged address is refused; an expired one is refused as expired', async () => {
    const { url } = await open({ ids: [items[0]?.id] });
    expect((await user.fetchJson('GET', `${url}x`)).status).toBe(404);
    await runSql(server, `update archive_ticket set expires_at = now() - interval '1 minute'`);
    expect(await user.fetchJson('GET', url)).toMatchObject({ status: 410, body: { error: 'address_lapsed' } });
  });

  test('a disconnect ends the work, and the server continues', async () => {
    const quiet = server.logs.length;
    const { url } = await open({ ids: items.slice(0, 20).map(({ id }) => id), format: 'png' });
    const leaving = new AbortController();
    const response = await user.fetch(url, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    const again = await open({ ids: [items[0]?.id], format: 'png' });
    expect(unzip(await bytesOf(await user.fetch(again.url)))).toHaveLength(2);
    expect(server.logs.slice(quiet)).not.toMatch(/"level":(50|60)/);
  });
});

describe('media', () => {
  const url = () => items[0]?.image.url ?? '';
  const size = () => items[0]?.image.bytes ?? 0;
  const ask = (range: string, method = 'GET') => server.client().fetch(url(), { method, headers: { range } });

  test('range requests are answered with their content range', async () => {
    const whole = await bytesOf(await server.client().fetch(url()));
    expect(whole.byteLength).toBe(size());
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-199', 100, 199],
      [`bytes=${size() - 5}-`, size() - 5, size() - 1],
      ['bytes=-5', size() - 5, size() - 1],
    ] as const) {
      const part = await ask(range);
      expect([range, part.status]).toEqual([range, 206]);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size()}`);
      expect(part.headers.get('cache-control')).toMatch(/^private, /);
      expect((await bytesOf(part)).equals(whole.subarray(from, to + 1))).toBe(true);
    }
  });

  test('a range beyond the end is refused with the size', async () => {
    const beyond = await ask(`bytes=${size() + 10}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size()}`]);
  });

  test('an expired address is refused as expired, and a new read gives a fresh one; a forged one is refused', async () => {
    const { authSecret } = JSON.parse(readFileSync(join(server.env.DATA_DIR ?? '', 'secrets.json'), 'utf8'));
    const key = new URL(url(), server.url).pathname.replace('/media/', '');
    const lapsed = createAddressSigner(authSecret).sign(key, Date.now() - 26 * 3_600_000);
    const refused = await server.client().fetch(lapsed);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([410, null]);
    expect(await refused.json()).toMatchObject({ error: 'address_lapsed' });
    const { body } = await user.fetchJson('GET', `/api/library/items/${items[0]?.id}`);
    const fresh = (body as { item: LibraryPicture }).item.image.url;
    expect((await server.client().fetch(fresh)).status).toBe(200);
    expect((await server.client().fetch(lapsed.replace(/lapse=\d+/, 'lapse=9999999999'))).status).toBe(404);
  });

  test('a HEAD request answers size and type', async () => {
    const head = await server.client().fetch(url(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([
      200,
      String(size()),
      'image/webp',
    ]);
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    expect((await bytesOf(head)).byteLength).toBe(0);
  });

  test('a request for several ranges is answered with the whole file', async () => {
    const whole = await ask('bytes=0-1,5-9');
    expect([whole.status, (await bytesOf(whole)).byteLength]).toEqual([200, size()]);
  });

  test('a matching ETag is answered with 304', async () => {
    const first = await server.client().fetch(url());
    const tag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    const again = await server.client().fetch(url(), { headers: { 'if-none-match': tag } });
    expect([again.status, (await bytesOf(again)).byteLength]).toEqual([304, 0]);
  });
});
