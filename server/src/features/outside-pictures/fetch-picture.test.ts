import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { fetchPicture } from './fetch-picture';

let origin: string;
let server: Server;
let asked: string[] = [];

beforeAll(async () => {
  const wide = sharp({ create: { width: 3000, height: 300, channels: 3, background: '#c8102e' } });
  const picture = await wide
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(JSON.stringify(request.headers));
    response.end(request.url === '/a.jpg' ? picture : '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
});

test('a picture is re-encoded smaller as WebP without metadata, and its server learns nothing of the reader', async () => {
  const bytes = await fetchPicture(`${origin}/a.jpg`, { allowOrigins: [origin] });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 160 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toMatch(/cookie|referer|authorization|forwarded/i);
});

test.each([
  ['what is no picture', () => `${origin}/page`, 'The address did not answer with a picture.'],
  ['an address of an inner network', () => 'http://169.254.169.254/latest', 'Flint does not fetch from this address.'],
])('%s is refused by name', async (_what, address, message) => {
  const refusal = fetchPicture(address(), { allowOrigins: [origin] });
  await expect(refusal).rejects.toMatchObject({ code: 'invalid_input', message, detail: { field: 'src' } });
});
