import sharp from 'sharp';
import { long } from '../../../e2e/support/long';
import { aWave } from '../support/a-wave';
import { createInternet, type Internet } from '../support/internet';
import { startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { startVendor, VENDORS } from '../support/vendors';
import { FIELDS, type Request, type Row } from './address-fields';

/** Spellings of hosts that nothing may be sent to, and of credentials. */
const FORMS: readonly ((port: number) => string)[] = [
  (port) => `http://127.0.0.1:${port}/`,
  (port) => `http://2130706433:${port}/`,
  (port) => `http://0177.0.0.1:${port}/`,
  (port) => `http://0x7f000001:${port}/`,
  (port) => `http://0x7f.1:${port}/`,
  (port) => `http://127.1:${port}/`,
  (port) => `http://0:${port}/`,
  (port) => `http://127.0.0.1.:${port}/`,
  (port) => `http://localhost:${port}/`,
  (port) => `http://localhost.:${port}/`,
  (port) => `http://169.254.169.254:${port}/latest/meta-data/`,
  (port) => `http://10.0.0.1:${port}/`,
  (port) => `http://[::1]:${port}/`,
  (port) => `http://[::ffff:127.0.0.1]:${port}/`,
  (port) => `http://[::ffff:7f00:1]:${port}/`,
  (port) => `http://[::127.0.0.1]:${port}/`,
  (port) => `http://[64:ff9b::7f00:1]:${port}/`,
  (port) => `http://[64:ff9b::a9fe:a9fe]:${port}/`,
  (port) => `http://[2002:7f00:1::]:${port}/`,
  (port) => `http://[fd00:ec2::254]:${port}/`,
  (port) => `http://loopback.test:${port}/`,
  (port) => `http://loopback.test.:${port}/`,
  (port) => `http://metadata.test:${port}/`,
  (port) => `http://mapped.test:${port}/`,
  (port) => `http://mixed.test:${port}/`,
  (port) => `http://1.1.1.1@127.0.0.1:${port}/`,
];

let internet: Internet;
let picture: Buffer;
const sound = aWave(1);

beforeAll(async () => {
  const plain = { width: 64, height: 64, channels: 3, background: '#c8102e' } as const;
  picture = await sharp({ create: plain }).png().toBuffer();
  internet = await createInternet((request, response) => {
    // The next request asks for the host's address again.
    response.setHeader('connection', 'close');
    if (request.url === '/picture') response.end(picture);
    else if (request.url === '/sound') response.end(sound);
    else if (request.url === '/inner')
      response.writeHead(302, { location: `http://127.0.0.1:${internet.innerPort}/` }).end();
    else if (request.url === '/drip') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const drop = setInterval(() => response.write('x'), 50);
      response.once('close', () => clearInterval(drop));
    } else response.end('<!doctype html><title>A page</title>');
  });
});
afterAll(() => internet.stop());

/** Names that lead in, and what is not asked for: each asks the public site first. */
const outer = (row: Row): string[] => {
  const at = `:${internet.publicPort}`;
  const rebinding = `http://rebind-${row.field.replace(/\W+/g, '-')}.test${at}/page`;
  return [
    rebinding,
    rebinding,
    `http://redirect.test${at}/inner`,
    `http://public.test${at}/page`,
    `http://user:word@public.test${at}/${row.asks}`,
    `http://user@public.test${at}/${row.asks}`,
  ];
};

interface World {
  /** Requests that a vendor got with something to make. */
  readonly sent: () => Promise<readonly unknown[]>;
  readonly env: Record<string, string>;
  readonly stop: () => Promise<unknown>;
}

const WORLDS: Readonly<Record<string, () => Promise<World>>> = {
  ...Object.fromEntries(
    VENDORS.map((row) => [
      row.id,
      async () => {
        const { env, log, stop } = await startVendor(row);
        return { env, stop, sent: async () => (await log()).requests };
      },
    ]),
  ),
  async 'an OpenAI-compatible endpoint'() {
    const { env, orders, stop } = await startOpenAi();
    const models = { OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', OPENAI_VISION_MODEL: 'gpt-4o' };
    return { env: { ...env, ...models }, stop, sent: async () => orders() };
  },
  'the built-in engines': async () => ({ env: {}, stop: async () => undefined, sent: async () => [] }),
};

describe.each(Object.keys(WORLDS))('with %s', (name) => {
  let world: World;
  let server: TestServer;
  let user: TestClient;

  beforeAll(async () => {
    world = (await WORLDS[name]?.()) as World;
    server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...world.env, ...internet.env });
    user = await server.signUpVerified();
    await user.grant(1000);
  });
  afterAll(async () => {
    await server.stop();
    await world.stop();
  });

  const ask = ({ method = 'POST', path, body }: Request) => user.fetchJson(method, path, body);
  const inside = () => internet.connections().filter((line) => !line.endsWith(` ${internet.publicPort}`));
  // The guard is the same for all: everything is tried where nothing else is in the way, with each vendor one form, a
  // host that moves inside and a redirect.
  const all = long || name === 'the built-in engines';
  const rows = FIELDS.filter(({ field }) => name === 'the built-in engines' || !field.includes('storyboard'));

  test.each(rows)('$field: no address leads in or on, and nothing is charged', async (row) => {
    internet.forget();
    const before = await user.credits();
    const addresses = [
      ...FORMS.slice(0, all ? undefined : 1).map((form) => form(internet.innerPort)),
      ...outer(row).slice(0, all ? undefined : 3),
    ];
    const answered = [];
    for (const address of addresses) {
      const { status } = await ask(row.request(address));
      answered.push(`${address} ${status >= 400 && status < 500 ? '4xx' : status}`);
    }
    expect(answered).toEqual(addresses.map((address) => `${address} 4xx`));
    expect(inside()).toEqual([]);
    expect(await world.sent()).toEqual([]);
    expect(await user.credits()).toEqual(before);
  });
});

describe('at a vendor', () => {
  let vendor: Awaited<ReturnType<typeof startVendor>>;
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    vendor = await startVendor(VENDORS[0] as (typeof VENDORS)[number]);
    server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...vendor.env, ...internet.env });
    user = await server.signUpVerified();
  });
  beforeEach(() => vendor.script());
  afterAll(async () => {
    await server.stop();
    await vendor.stop();
  });

  const order = (host: string, path: string) => {
    const image_url = `http://${host}:${internet.publicPort}/${path}`;
    return user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', image_url });
  };

  test('a picture from a public address arrives as its pixels, not as its address', async () => {
    expect((await order('public.test', 'picture')).status).toBe(200);
    const { requests } = await vendor.log();
    expect(requests.map(({ input }) => input.image_url)).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
    const [, base64 = ''] = String(requests[0]?.input.image_url).split(',');
    const [got, asked] = await Promise.all([Buffer.from(base64, 'base64'), picture].map((each) => sharp(each).stats()));
    expect(got?.channels.map(({ mean }) => Math.round(mean / 4))).toEqual(
      asked?.channels.map(({ mean }) => Math.round(mean / 4)),
    );
  });

  test('a host that moves inside between order and work is refused, and the hold is returned', async () => {
    internet.forget();
    const before = await user.credits();
    expect((await order('rebind-while-waiting.test', 'picture')).status).toBe(400);
    expect(internet.connections()).toEqual([`93.184.216.34 ${internet.publicPort}`]);
    expect([await user.credits(), (await vendor.log()).requests]).toEqual([before, []]);
  });

  test('a server that never ends its answer is left, after 10 seconds at the earliest', async () => {
    const before = await user.credits();
    const started = performance.now();
    expect((await order('public.test', 'drip')).status).toBe(400);
    expect(performance.now() - started).toBeGreaterThan(9_000);
    expect(await user.credits()).toEqual(before);
  });
});

test('the address of a logo, which is stored and handed out, leads nowhere private', async () => {
  const server = await startServer(internet.env);
  const user = await server.signUpVerified();
  internet.forget();
  const save = (logoUrl: string) => user.fetchJson('POST', '/api/brand-profiles', { name: 'Mud', logoUrl });
  for (const form of FORMS) {
    const address = form(internet.innerPort);
    if (!address.includes('.test'))
      expect(await save(address)).toMatchObject({ status: 400, body: { field: 'logoUrl' } });
  }
  expect((await save('https://logos.example.com/a.png')).status).toBe(200);
  expect(internet.connections()).toEqual([]);
  await server.stop();
});
