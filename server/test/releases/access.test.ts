import * as documents from '@flint/shared/api/release-documents';
import { print } from 'graphql';
import { ask, newStaff, newToken, offerOf, planOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

const STAGING = { environment: 'staging', remote: 'mfe-tools' } as const;
const SECRETS = {
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'flint@example.com',
};

let server: TestServer;
let staff: TestClient;
let user: TestClient;
let token: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  staff = await newStaff(server);
  user = await server.signUpVerified();
  token = await newToken(server, 'mfe-tools', 'staging', 'tools CI');
});
afterAll(() => server.stop());

const EVERYTHING: [string, string][] = [
  ['releases', '{ releases(environment: "development") { remote } }'],
  ['releaseList', '{ releaseList { remote } }'],
  ['decision', '{ decision(environment: "development", remote: "mfe-tools", email: "a@b.co") { value } }'],
  ['steeringEvents', '{ steeringEvents(environment: "development") { id } }'],
  ['vitals', '{ vitals(environment: "development", remote: "mfe-tools") { version } }'],
  ['another environment’s plan', '{ bootPlan(environment: "staging") { revision } }'],
  [
    'beginRelease',
    `mutation { beginRelease(input: { remote: "mfe-tools", version: "2.0.0", files: [{ path: "a.js", bytes: 1, integrity: "sha384-${'a'.repeat(64)}" }] }) { url } }`,
  ],
  [
    'registerRelease',
    `mutation { registerRelease(input: { remote: "mfe-tools", environment: "staging", version: "2.0.0", manifestIntegrity: "sha384-${'a'.repeat(64)}", files: [{ path: "a.js", bytes: 1, integrity: "sha384-${'a'.repeat(64)}" }] }) { rollout } }`,
  ],
  ...['promoteRelease', 'rollBackRelease', 'kill', 'revive'].map((name): [string, string] => [name, mutation(name)]),
  ['setRollout', mutation('setRollout', ', percent: 1')],
  ['setRamp', mutation('setRamp', ', steps: [1, 2], everySeconds: 60')],
  ['pauseRamp', mutation('pauseRamp', ', paused: true')],
  ['setEnabled', mutation('setEnabled', ', enabled: false')],
  ['setStable', mutation('setStable', ', version: "1.0.0"')],
  ['setCandidate', mutation('setCandidate', ', version: "1.0.0", rollout: 1')],
  ['addOverride', mutation('addOverride', ', role: "user", enabled: false')],
  ['removeOverride', mutation('removeOverride', ', id: "x"')],
];

function mutation(name: string, more = ''): string {
  return `mutation { ${name}(environment: "development", remote: "mfe-tools", why: "x"${more}) { rollout } }`;
}

test.each(EVERYTHING)('%s is for staff: without a session 401, as a user 403', async (_name, text) => {
  expect((await ask(server.client(), text)).code).toBe('UNAUTHENTICATED');
  expect((await ask(user, text)).code).toBe('FORBIDDEN');
});

test('staff with an unverified address has no staff rights', async () => {
  const unproven = await server.signUp();
  await giveRole(server.env.DATABASE_URL, unproven.id, 'admin');
  expect((await ask(unproven, '{ releaseList { remote } }')).code).toBe('FORBIDDEN');
});

test('CSRF protection: another site cannot use the cookie of staff, nor a link or a form', async () => {
  const init = { method: 'POST', body: JSON.stringify({ query: '{ releaseList { remote } }' }) };
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  expect((await staff.fetch('/graphql', { ...init, headers })).status).toBe(403);
  expect((await staff.fetch('/graphql', { ...init, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  const link = await staff.fetch('/graphql?query={releaseList{remote}}');
  expect([link.status, link.headers.get('allow')]).toEqual([405, 'POST']);
});

test('GraphQL limits: depth, aliases, length and cost', async () => {
  const logs = [1, 2, 3, 4, 5].map(
    (n) => `a${n}: steeringEvents(environment: "staging", first: 100) { id who what why at remote }`,
  );
  const much = `{ ${logs.join(' ')} }`;
  const aliases = Array.from({ length: 6 }, (_, index) => `a${index}: bootPlan { revision }`).join(' ');
  const deep = `{ bootPlan { ${'... on BootPlan { '.repeat(8)} revision ${'} '.repeat(8)} } }`;
  for (const text of [
    `{ ${aliases} }`,
    `{ bootPlan { ${'revision '.repeat(1_200)} } }`,
    deep,
    much,
    '{ nothing }',
    '{',
  ])
    expect([text.slice(0, 40), (await ask(staff, text)).code]).toEqual([text.slice(0, 40), 'BAD_INPUT']);
});

test.each(Object.entries(documents))('the browser’s document %s is valid', async (name, document) => {
  // Previews are asked for at a server of their own environment.
  const environment = name.includes('PREVIEW') ? 'development' : 'production';
  const place = { environment, remote: 'mfe-agents', why: 'x' };
  const rest = { email: user.email, percent: 1, enabled: true, version: '1.0.0', rollout: 1, id: 'x' };
  const ramp = { steps: [1, 2], everySeconds: 60, paused: true };
  const { code, message } = await ask(staff, print(document), { ...place, ...rest, ...ramp });
  expect([undefined, 'CONFLICT', 'NOT_FOUND']).toContain(code);
  if (code) expect(message).toMatch(/mfe-agents|override|stable|such preview/);
});

describe('a release token', () => {
  test('releases its own remote into its environment only', async () => {
    expect((await releaseFixture(user, token, { ...STAGING, version: '3.0.0' })).code).toBeUndefined();
    expect(
      await releaseFixture(user, token, { ...STAGING, environment: 'production', version: '3.0.0' }),
    ).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This token is for mfe-tools in staging, not for mfe-tools in production.',
    });
    expect((await releaseFixture(user, token, { ...STAGING, remote: 'mfe-billing', version: '3.0.0' })).code).toBe(
      'FORBIDDEN',
    );
    expect((await steer(user, 'kill', STAGING, {}, token)).code).toBe('FORBIDDEN');
    expect((await ask(user, '{ steeringEvents(environment: "staging") { id } }', {}, token)).code).toBe('FORBIDDEN');
    const { data } = await ask<{ releaseList: { remote: string; environment: string }[] }>(
      user,
      '{ releaseList { remote environment } }',
      {},
      token,
    );
    expect(new Set(data.releaseList.map(({ remote, environment }) => `${environment}/${remote}`))).toEqual(
      new Set(['staging/mfe-tools']),
    );
  });

  test('is stored as a hash only, and listed without it', async () => {
    const rows = JSON.stringify(await query(server.env.DATABASE_URL, 'select * from release_token'));
    expect(rows).toContain('tools CI');
    expect(rows).not.toContain(token);
    expect(await server.admin('token:list')).toMatch(/^tools CI +CI ci:team +mfe-tools +staging +/m);
  });

  test('belongs to a person or a CI, whom the log names with the reason', async () => {
    const scope = ['--name', 'mine', '--remote', 'mfe-tools', '--env', 'staging'];
    const own = (await server.admin('token:create', ...scope, '--person', staff.email, '--why', 'a hotfix')).trim();
    await releaseFixture(user, own, { ...STAGING, version: '3.2.0' });
    const { data } = await ask<{ steeringEvents: object[] }>(
      staff,
      '{ steeringEvents(environment: "staging", first: 1) { who what } }',
    );
    expect(data.steeringEvents).toEqual([{ who: `${staff.email} (token mine)`, what: 'Released 3.2.0' }]);
    const made = await query(server.env.DATABASE_URL, "select detail from audit where target = 'mine'");
    expect(made).toEqual([
      {
        detail: {
          holder: { kind: 'person', name: staff.email },
          remote: 'mfe-tools',
          environment: 'staging',
          why: 'a hotfix',
        },
      },
    ]);
  });

  test('is refused after its revocation; its name can be reused', async () => {
    const short = await newToken(server, 'all', 'all', 'short-lived');
    expect((await ask(user, '{ releaseList { remote } }', {}, short)).code).toBeUndefined();
    expect(await server.admin('token:revoke', '--name', 'short-lived', '--why', 'leaked')).toContain(
      'short-lived is revoked.',
    );
    expect(await ask(user, '{ releaseList { remote } }', {}, short)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await newToken(server, 'all', 'all', 'short-lived')).toMatch(/^flint_rt_/);
  });
});

describe('files of a release', () => {
  test.each(['mf-manifest.json', 'remoteEntry.js', 'remoteEntry.js.br'])(
    'a tampered %s is refused, and nothing is registered',
    async (changed) => {
      const tamper = (path: string, bytes: Buffer) => (path === changed ? Buffer.from(bytes).fill(32, 3, 4) : bytes);
      const answer = await releaseFixture(user, token, {
        ...STAGING,
        version: '3.1.0',
        content: `t${changed.length}`,
        tamper,
      });
      expect(answer.statuses).toContain(400);
      expect(answer).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining(changed) });
    },
  );

  test('a version is immutable: other files are refused, the same files are idempotent', async () => {
    expect(await releaseFixture(user, token, { ...STAGING, version: '3.0.0', content: 'other' })).toMatchObject({
      code: 'CONFLICT',
      message: 'mfe-tools 3.0.0 exists with other files: raise the version in mfe-tools/package.json.',
    });
    expect(await releaseFixture(user, token, { ...STAGING, version: '3.0.0' })).toMatchObject({
      code: undefined,
      statuses: [],
    });
  });

  test('an upload address takes only the file it was signed for', async () => {
    const put = (url: string) => user.fetch(url, { method: 'PUT', body: 'x' });
    expect((await put('/api/releases/files/mfe-tools/3.0.0/remoteEntry.js')).status).toBe(403);
  });
});

test('a release in staging is neither listed nor served in other environments', async () => {
  const path = '/remotes/mfe-tools/3.0.0/remoteEntry.js';
  expect((await user.fetch(path)).status).toBe(404);
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.0.0');
  for (const address of ['/', '/dashboard', '/generator'])
    expect(await (await user.fetch(address)).text()).not.toContain('3.0.0');
  const { data } = await ask(user, '{ bootPlan { environment remotes { name version manifest } } }');
  expect(JSON.stringify(data)).not.toContain('3.0.0');
});

test('GraphQL introspection is for development', async () => {
  const staging = await startServer({ ...SECRETS, FLINT_ENV: 'staging' });
  expect((await ask(staging.client(), '{ __schema { types { name } } }')).code).toBe('BAD_INPUT');
  await staging.stop();
});

describe('a remote overridden by an address', () => {
  const ADDRESS = 'http://localhost:3103/mf-manifest.json';
  const open = async (client: TestClient, path: string) => {
    const response = await client.fetch(path);
    const html = await response.text();
    return {
      policy: response.headers.get('content-security-policy') ?? '',
      boot: JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
      html,
    };
  };
  const billing = (boot: { remotes: { name: string }[] }) => boot.remotes.find(({ name }) => name === 'mfe-billing');

  test('is for staff: the page has it, and its CSP allows exactly that origin', async () => {
    const { boot, policy, html } = await open(staff, `/credits?mfe.billing=${ADDRESS}`);
    expect(billing(boot)).toMatchObject({ manifest: ADDRESS, integrity: '', override: true, enabled: true });
    for (const name of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*http://localhost:3103`));
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(html).not.toMatch(/rel="preload"[^>]*mfe-billing/);
    expect(billing((await open(staff, '/dashboard')).boot)).toMatchObject({ override: true });
    const reset = await open(staff, '/dashboard?mfe.reset');
    expect(billing(reset.boot)).not.toHaveProperty('override');
    expect((await open(staff, '/dashboard')).policy).not.toContain('3103');
  });

  test('is ignored for other users, even with the override cookie of staff', async () => {
    for (const headers of [
      {},
      { cookie: `flint_tried=${encodeURIComponent(JSON.stringify({ 'mfe-billing': ADDRESS }))}` },
    ]) {
      const response = await server.client().fetch(`/?mfe.billing=${ADDRESS}`, { headers });
      expect(await response.text()).not.toContain('3103');
      expect(response.headers.get('content-security-policy')).not.toContain('3103');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const { boot, policy } = await open(user, `/credits?mfe.billing=${ADDRESS}`);
    expect([billing(boot), policy.includes('3103'), boot.overrideRefused]).toEqual([
      expect.not.objectContaining({ override: true }),
      false,
      undefined,
    ]);
  });

  test('takes allowed origins only, and staff gets the reason', async () => {
    const { boot, policy } = await open(staff, '/credits?mfe.billing=https://evil.example/mf-manifest.json');
    expect(billing(boot)).not.toHaveProperty('override');
    expect(boot.overrideRefused).toContain('https://evil.example');
    expect(policy).not.toContain('evil');
    expect((await planOf(staff)).remotes.every((remote) => !remote.override)).toBe(true);
  });
});
