import { loadTool } from '@flint/shared/tools/load';
import { TOOLS } from '@flint/shared/tools/tools';
import sharp from 'sharp';
import { long } from '../../../e2e/support/long';
import { aWave } from '../support/a-wave';
import { createInternet, type Internet } from '../support/internet';
import { startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { startVendor, VENDORS } from '../support/vendors';

interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
}

interface Row {
  /** As in the OpenAPI document, or the fields of a tool. */
  readonly field: string;
  readonly asks: 'picture' | 'sound';
  request(address: string): Request;
}

const CHAT = { type: 'chat', input: { messages: [{ role: 'user', content: 'hello' }] } };
const workflow = (type: string, input: object, given: object = {}): Request => ({
  path: '/api/fal-ai/workflow/execute',
  body: { steps: [CHAT, { type, input }], input: given },
});

/** Every field of every call that takes an address. */
const FIELDS: readonly Row[] = [
  {
    field: 'POST /api/fal-ai/generate/image image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/generate/image', body: { prompt: 'a lake', image_url } }),
  },
  {
    field: 'POST /api/fal-ai/generate/variations image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/generate/variations', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/generate/video image_url',
    asks: 'picture',
    request: (image_url) => ({
      path: '/api/fal-ai/generate/video',
      body: { prompt: 'a lake', duration: 1, image_url },
    }),
  },
  {
    field: 'POST /api/fal-ai/generate/video scenes.image_url',
    asks: 'picture',
    request: (image_url) => ({
      path: '/api/fal-ai/generate/video',
      body: { prompt: 'a lake', duration: 1, scenes: [{ prompt: 'a lake', image_url }] },
    }),
  },
  {
    field: 'POST /api/videos/storyboard image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/videos/storyboard', body: { prompt: 'a lake', duration: 1, image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/image image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/image', body: { image_url, prompt: 'warmer' } }),
  },
  {
    field: 'POST /api/fal-ai/edit/remove-background image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/remove-background', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/upscale image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/upscale', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/forecast image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/forecast', body: { image_url, prompt: 'warmer' } }),
  },
  {
    field: 'POST /api/fal-ai/edit/remove-background/check image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/remove-background/check', body: { image_url } }),
  },
  {
    field: 'POST /api/open-ai/prompt/from-images images',
    asks: 'picture',
    request: (address) => ({ path: '/api/open-ai/prompt/from-images', body: { images: [address] } }),
  },
  {
    field: 'POST /api/fal-ai/speech/to-text audio_url',
    asks: 'sound',
    request: (audio_url) => ({ path: '/api/fal-ai/speech/to-text', body: { audio_url } }),
  },
  {
    field: 'POST /api/fal-ai/speech/to-text/quote audio_url',
    asks: 'sound',
    request: (audio_url) => ({ path: '/api/fal-ai/speech/to-text/quote', body: { audio_url } }),
  },
  {
    field: 'workflow: a picture',
    asks: 'picture',
    request: (image_url) => workflow('image', { prompt: 'a lake', image_url }),
  },
  {
    field: 'workflow: a film',
    asks: 'picture',
    request: (image_url) => workflow('video', { prompt: 'a lake', image_url }),
  },
  {
    field: 'workflow: a prompt',
    asks: 'picture',
    request: (address) => workflow('prompt', { images: [address] }),
  },
  {
    field: 'workflow: a recording',
    asks: 'sound',
    request: (audio_url) => workflow('transcript', { audio_url }),
  },
  {
    field: 'workflow: its input',
    asks: 'picture',
    request: (from) => workflow('image', { prompt: 'a lake', image_url: '{{input.from}}' }, { from }),
  },
  {
    field: 'youtube/transcript-generator address',
    asks: 'sound',
    request: (address) => ({ path: '/api/tools/youtube/transcript-generator/run', body: { input: { address } } }),
  },
  {
    field: 'tiktok/transcript-generator address',
    asks: 'sound',
    request: (address) => ({ path: '/api/tools/tiktok/transcript-generator/run', body: { input: { address } } }),
  },
  {
    field: 'POST /api/youtube-transcript-generator/jobs url',
    asks: 'sound',
    request: (url) => ({ path: '/api/youtube-transcript-generator/jobs', body: { url } }),
  },
  {
    field: 'chain recording-everywhere address',
    asks: 'sound',
    request: (address) => ({
      path: '/api/tool-chains',
      body: { chain: 'recording-everywhere', input: { address, topic: 'tea' } },
    }),
  },
  {
    field: 'GET /api/outside-pictures src',
    asks: 'picture',
    request: (src) => ({ method: 'GET', path: `/api/outside-pictures?${new URLSearchParams({ src })}` }),
  },
];

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

const NAMED =
  /(?:ur[il]|src|address|(?<!num_)images?|picture|link|site|avatar|logo|href|domain|hook|host|origin|redirect)$/i;
/** Fields with such a name that are never fetched, by us or a vendor. What webhooks are sent is tried in test/agents. */
const NOT_FETCHED =
  /^(?:(?:POST|PUT|PATCH) \/api\/brand-profiles\S* (?:logoUrl|referenceImages)|POST \/api\/agents\/\{id\}\/webhooks url|POST \/api\/billing\/\S+ (?:return|cancel)Url|(?:POST|PUT) \/api\/blogs\S* heroImageUrl|(?:POST|PUT) \/api\/reviews\S* profileImageUrl)$/;

test('every field of a call or a tool that may hold an address is tried above', async () => {
  const server = await startServer();
  const { body } = await server.client().fetchJson('GET', '/api/openapi.json');
  await server.stop();
  const found = addressFields(body as OpenApi);
  for (const { id } of TOOLS)
    for (const [name, field] of Object.entries((await loadTool(id)).inputs))
      if ('holds' in field && field.holds === 'file-address') found.push(`${id} ${name}`);
  const tried = new Set(FIELDS.map(({ field }) => field));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((field) => !tried.has(field) && !NOT_FETCHED.test(field))).toEqual([]);
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

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function addressFields({ paths }: OpenApi): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const query = parameters.filter((each) => each.in === 'query').map((each) => each.name);
      const body = requestBody?.content['application/json']?.schema;
      return [...query, ...(body ? namesIn(body) : [])]
        .filter((name) => NAMED.test(name))
        .map((name) => `${method.toUpperCase()} ${path} ${name}`);
    }),
  );
}

function namesIn({ properties = {}, items, anyOf = [] }: Schema, before = ''): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      `${before}${name}`,
      ...namesIn(schema, `${before}${name}.`),
    ]),
    ...(items ? namesIn(items, before) : []),
    ...anyOf.flatMap((schema) => namesIn(schema, before)),
  ];
}
