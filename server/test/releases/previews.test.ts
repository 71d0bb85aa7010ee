import type { EnvironmentStates } from '@flint/shared/contracts/releases';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { ask, listOf, newStaff, newToken, offerOf, planOf, steer } from '../support/control-plane';
import { previewFixture } from '../support/fixture-preview';
import { releaseFixture } from '../support/fixture-release';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const content = { remote: 'mfe-content', environment: 'development' } as const;
const NOTES: RemotePage = {
  ...{ path: '/field-notes', guard: {}, frame: 'public', session: false, title: 'Field notes' },
};
const WITH_NOTES = { ...content, version: '1.0.0', routes: [NOTES], more: { pages: ['/field-notes'] } };

let server: TestServer;
let token: string;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '100', TRIM_MS: '100' });
  token = await newToken(server, 'all', 'all');
  staff = await newStaff(server);
});
afterAll(() => server.stop());

const open = (client: TestClient, address: string) => client.fetch(address, { redirect: 'manual' });
/** Path and query of an address. */
const pathOf = (address = '') => address.slice(new URL(address).origin.length);
const made = async (options: Parameters<typeof previewFixture>[2]) => {
  const { preview, message } = await previewFixture(server.client(), token, options);
  if (!preview) throw new Error(message);
  return { ...preview, link: pathOf(preview.link), address: pathOf(preview.address) };
};
const previewsOf = async () =>
  (
    await ask<{ previews: { id: string; branch: string }[] }>(
      staff,
      '{ previews(environment: "development") { id branch version who address link } }',
    )
  ).data.previews;
const end = (id: string) => steer(staff, 'endPreview', content, { id });

test('a signed link shows the preview and its pages in that browser alone, and is audited', async () => {
  const before = await planOf(server.client());
  const { link, expiresAt } = await made({ ...WITH_NOTES, branch: 'notes' });
  const guest = server.client();
  expect((await guest.fetch('/field-notes')).status).toBe(404);
  const answer = await open(guest, link);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/field-notes');
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');

  const page = await guest.fetch('/field-notes');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Field notes · Flint</title>');
  const offer = await offerOf(guest, 'mfe-content');
  expect(offer).toMatchObject({
    version: '1.0.0',
    routes: [NOTES],
    enabled: true,
    preview: { branch: 'notes', expiresAt },
    integrity: expect.stringMatching(/^sha384-/),
    manifest: expect.stringMatching(/^\/remotes\/mfe-content\/preview-[0-9a-f]{32}\/mf-manifest\.json$/),
  });
  expect((await guest.fetch(offer.manifest)).status).toBe(200);
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(7 * 24);

  const other = await planOf(server.client());
  expect(other.remotes).toEqual(before.remotes);
  expect(await (await server.client().fetch('/sitemap.xml')).text()).not.toContain('field-notes');
  expect((await listOf(staff, 'development', 'mfe-content')).map(({ version }) => version)).toEqual(['1.0.0']);
  const { data } = await ask<{ steeringEvents: object[] }>(
    staff,
    '{ steeringEvents(environment: "development", first: 1) { who what why remote } }',
  );
  expect(data.steeringEvents).toEqual([
    {
      who: 'CI ci:team (token a team)',
      what: expect.stringMatching(/^Previewed 1\.0\.0 of branch notes until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
      why: 'to look at',
      remote: 'mfe-content',
    },
  ]);

  const left = await guest.fetch('/about?mfe.reset');
  expect(left.headers.get('set-cookie')).toMatch(/flint_preview=; .*Max-Age=0/);
  expect((await guest.fetch('/field-notes')).status).toBe(404);
});

test('the address without a signature is for staff who are signed in, and ends with their session', async () => {
  const { address } = await made({ ...WITH_NOTES, branch: 'notes' });
  for (const client of [server.client(), await server.signUpVerified()]) {
    const refused = await open(client, address);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('<h1>Only for staff</h1>');
  }
  const own = await newStaff(server);
  expect((await open(own, address)).status).toBe(302);
  expect((await own.fetch('/field-notes')).status).toBe(200);
  await own.fetchJson('POST', '/api/users/sign-out', {});
  expect((await own.fetch('/field-notes')).status).toBe(404);
});

test('a forged, expired, deleted or unknown preview is a plain page, and no cookie opens one', async () => {
  const { link, address, id } = await made({ ...WITH_NOTES, branch: 'gone' });
  const [, expires = '', signature = ''] = /expires=(\d+)&signature=(.+)$/.exec(link) ?? [];
  const forged = [
    `${address}?expires=${Number(expires) + 60}&signature=${signature}`,
    `${address}?expires=${expires}&signature=${'a'.repeat(43)}`,
    `${address}?expires=x&signature=&signature=2`,
    `/api/releases/preview/${crypto.randomUUID()}?expires=${expires}&signature=${signature}`,
    '/api/releases/preview/%00?signature=%00',
  ];
  for (const each of forged) {
    const answer = await open(server.client(), each);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await answer.text()).toContain('<h1>This link does not work</h1>');
  }
  for (const value of [id, `${id}.${expires}.${'a'.repeat(43)}`, '%00', `${id}.${Number(expires) + 1}.${signature}`]) {
    const page = await server.client().fetch('/field-notes', { headers: { cookie: `flint_preview=${value}` } });
    expect(page.status).toBe(404);
  }
  const guest = server.client();
  await open(guest, link);
  expect((await guest.fetch('/field-notes')).status).toBe(200);
  expect((await end(id)).code).toBeUndefined();
  expect((await guest.fetch('/field-notes')).status).toBe(404);
  for (const [client, each] of [
    [server.client(), link],
    [staff, address],
    [staff, '/api/releases/preview/nothing'],
  ] as const) {
    const answer = await open(client, each);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('<h1>This preview has ended</h1>');
  }
  expect(await end(id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('the next preview of a branch replaces the one before under the same link; other branches stay', async () => {
  const first = await made({ ...WITH_NOTES, branch: 'work', hours: 2 });
  const other = await made({ ...WITH_NOTES, branch: 'elsewhere' });
  const guest = server.client();
  await open(guest, first.link);
  const old = (await offerOf(guest, 'mfe-content')).manifest;
  const again = await made({ ...WITH_NOTES, branch: 'work', content: 'second', routes: [], more: { pages: [] } });
  expect(again.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  const offer = await offerOf(guest, 'mfe-content');
  expect(offer.manifest).not.toBe(old);
  expect((await guest.fetch('/field-notes')).status).toBe(404);
  // Pages that have it open go on.
  expect((await guest.fetch(old)).status).toBe(200);
  const listed = (await previewsOf()).filter(({ branch }) => ['work', 'elsewhere'].includes(branch));
  expect(listed.map(({ id }) => id)).toEqual([again.id, other.id]);
  await end(other.id);
});

test('an expired preview is gone at once, and a sweep removes row and files', async () => {
  const url = server.env.DATABASE_URL ?? '';
  const { id, link } = await made({ ...WITH_NOTES, branch: 'short', content: 'short' });
  const guest = server.client();
  await open(guest, link);
  const { manifest } = await offerOf(guest, 'mfe-content');
  await query(url, `update release_preview set expires_at = now() - interval '1 second' where id = '${id}'`);
  await query(url, 'update release_revision set revision = revision + 1');
  await server.until(
    async () => (await query(url, `select from release_preview where id = '${id}'`)).length === 0,
    'Row',
  );
  await server.until(async () => (await guest.fetch(manifest)).status === 404, 'The files');
  await server.until(async () => !(await offerOf(guest, 'mfe-content')).preview, 'The plan without it');
  expect((await open(server.client(), link)).status).toBe(410);
});

test('the gates of a release apply, with force for staff alone', async () => {
  const claimed = { ...NOTES, path: '/credits' };
  expect(await previewFixture(server.client(), token, { ...WITH_NOTES, routes: [claimed] })).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Page /credits: this path belongs to mfe-billing.',
  });
  const newer = { ...WITH_NOTES, requires: '^9.0.0' };
  expect(await previewFixture(server.client(), token, newer)).toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringContaining('mfe-content needs contract ^9.0.0'),
  });
  expect(await previewFixture(server.client(), token, { ...newer, force: true })).toMatchObject({ code: 'FORBIDDEN' });
  const tampered = { ...WITH_NOTES, content: 'tampered', tamper: () => Buffer.from('other') };
  expect((await previewFixture(server.client(), token, tampered)).code).toBe('BAD_INPUT');
  expect(await previewFixture(server.client(), token, { ...WITH_NOTES, hours: 721 })).toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringContaining('at most 30 days'),
  });
  expect(await previewFixture(server.client(), token, { ...WITH_NOTES, branch: '<b>' })).toMatchObject({
    code: 'BAD_INPUT',
  });
  expect(await previewFixture(server.client(), token, { ...WITH_NOTES, environment: 'staging' })).toMatchObject({
    code: 'FORBIDDEN',
    message: 'This server is of development: previews of staging are at a server of staging.',
  });
  const billing = await newToken(server, 'mfe-billing', 'development', 'billing');
  expect(await previewFixture(server.client(), billing, WITH_NOTES)).toMatchObject({ code: 'FORBIDDEN' });
});

test('only staff lists previews with their links', async () => {
  const asked = '{ previews(environment: "development") { link } }';
  expect((await ask(server.client(), asked)).code).toBe('UNAUTHENTICATED');
  expect((await ask(await server.signUpVerified(), asked)).code).toBe('FORBIDDEN');
  expect((await ask(server.client(), asked, {}, token)).code).toBe('FORBIDDEN');
});

test('a preview takes no path and no version from releases, is never stable, counts in no health, and a kill ends it', async () => {
  const guest = server.client();
  const { link } = await made({ ...WITH_NOTES, version: '4.0.0', branch: 'four' });
  await open(guest, link);
  expect(await steer(staff, 'setStable', content, { version: '4.0.0' })).toMatchObject({ code: 'NOT_FOUND' });
  const report = { remote: 'mfe-content', version: '4.0.0', kind: 'failed' };
  await guest.fetchJson('POST', '/api/releases/reports', report);
  const claim = { ...content, remote: 'mfe-agents', version: '4.0.0', routes: [NOTES] } as const;
  expect((await releaseFixture(server.client(), token, claim)).message).toBeUndefined();
  // In this browser the preview's page comes first.
  const claimed = ({ routes = [] }: { routes?: readonly RemotePage[] }) =>
    routes.some(({ path }) => path === NOTES.path);
  expect((await planOf(guest)).remotes.filter(claimed)).toEqual([
    expect.objectContaining({ name: 'mfe-content', preview: expect.anything() }),
  ]);
  expect((await releaseFixture(server.client(), token, { ...content, version: '4.0.0' })).message).toBeUndefined();
  await steer(staff, 'kill', content);
  expect(await offerOf(guest, 'mfe-content')).toMatchObject({ enabled: false, version: '4.0.0' });
  await steer(staff, 'revive', content);
  expect((await offerOf(guest, 'mfe-content')).preview).toBeDefined();
  const reports = await query(server.env.DATABASE_URL ?? '', 'select version from release_report');
  expect(reports).toEqual([]);
});

test('a server without a shared control plane knows its own environment only', async () => {
  const { data } = await ask<{ environmentStates: EnvironmentStates }>(
    staff,
    '{ environmentStates { own isShared states { environment } } }',
  );
  const { own, isShared, states } = data.environmentStates;
  expect([own, isShared]).toEqual(['development', false]);
  expect(new Set(states.map(({ environment }) => environment))).toEqual(new Set(['development']));
});
