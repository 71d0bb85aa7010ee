import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Fragment } from '@flint/shared/contracts/fragments';
import type { RemoteSteering, SteeringEvent } from '@flint/shared/contracts/releases';
import { ask, listOf, newStaff, newToken, offerOf, planOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { stopAtTheEnd } from '../support/leftovers';
import { untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const HERE = { environment: 'development', remote: 'mfe-tools' } as const;

let server: TestServer;
let staff: TestClient;
let user: TestClient;
let token: string;
/** What the webhook of alerts was sent. */
const heard: unknown[] = [];

beforeAll(async () => {
  const webhook = createServer(async (request, response) => {
    heard.push(await json(request));
    // The first try fails.
    response.writeHead(heard.length === 1 ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  stopAtTheEnd(async () => void webhook.close());
  await once(webhook, 'listening');
  const { port } = webhook.address() as AddressInfo;
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/secret` });
  staff = await newStaff(server);
  user = await server.signUpVerified();
  token = await newToken(server, 'mfe-tools', 'development');
  await releaseFixture(staff, token, { ...HERE, version: '1.1.0' });
});
afterAll(() => server.stop());

const revision = async () =>
  ((await server.client().fetchJson('GET', '/api/releases/revision')).body as { revision: string }).revision;

test('a release without a rollout goes to all users, with immutable files and open CORS', async () => {
  const offer = await offerOf(server.client(), 'mfe-tools');
  expect(offer).toMatchObject({
    version: '1.1.0',
    manifest: '/remotes/mfe-tools/1.1.0/mf-manifest.json',
    enabled: true,
  });
  const entry = '/remotes/mfe-tools/1.1.0/remoteEntry.js';
  const packed = await user.fetch(entry, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  const plain = await user.fetch(entry, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await packed.text());
});

test.each(['mf-manifest.json.br', 'remoteEntry.js.map', '../1.0.0/x.js', 'other.js', '.env'])(
  '%s is not served',
  async (path) => {
    expect((await user.fetch(`/remotes/mfe-tools/1.1.0/${path}`)).status).toBe(404);
  },
);

test('a candidate goes to its share, after promotion to all users, and after rollback the previous version is back', async () => {
  const before = await revision();
  expect((await releaseFixture(staff, token, { ...HERE, version: '1.2.0', rollout: 0 })).code).toBeUndefined();
  expect(await revision()).not.toBe(before);
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.1.0');
  await steer(staff, 'setRollout', HERE, { percent: 100 }, token);
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.2.0');
  expect((await offerOf(server.client(), 'mfe-tools')).version).toBe('1.1.0');

  expect((await steer(staff, 'promoteRelease', HERE, {}, token)).data?.steering).toMatchObject({
    stable: { version: '1.2.0' },
    candidate: null,
    previous: { version: '1.1.0' },
  });
  expect((await offerOf(server.client(), 'mfe-tools')).version).toBe('1.2.0');
  await steer(staff, 'rollBackRelease', HERE);
  expect(await listOf(staff, 'development', 'mfe-tools')).toEqual([
    { version: '1.2.0', state: 'retired', rollout: 0 },
    { version: '1.1.0', state: 'stable', rollout: 100 },
    { version: '1.0.0', state: 'retired', rollout: 0 },
  ]);
  expect((await steer(staff, 'promoteRelease', HERE)).code).toBe('CONFLICT');
  await steer(staff, 'rollBackRelease', HERE);
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.0.0');
  expect((await steer(staff, 'rollBackRelease', HERE)).code).toBe('CONFLICT');
  await steer(staff, 'setStable', HERE, { version: '1.1.0' });
});

test('an override selects a version for one user; the kill switch takes precedence', async () => {
  const { data } = await steer(staff, 'addOverride', HERE, { email: user.email, version: '1.2.0' });
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.2.0');
  expect((await offerOf(staff, 'mfe-tools')).version).toBe('1.1.0');
  const why = { ...HERE, email: user.email };
  const explain = async () =>
    (
      await ask(
        staff,
        'query ($environment: String!, $remote: String!, $email: String!) { decision(environment: $environment, remote: $remote, email: $email) { value variant reason because } }',
        why,
      )
    ).data.decision;
  /** Ends with who did it, when and why. */
  const told = (reason: string) =>
    expect.stringMatching(new RegExp(`by ${staff.email}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC: ${reason}$`));
  const targeted = { variant: 'override', reason: 'TARGETING_MATCH', because: told('because') };
  expect(await explain()).toMatchObject({ value: '1.2.0', ...targeted });

  await steer(staff, 'kill', HERE, { why: 'Wrong prices' });
  expect(await explain()).toMatchObject({
    value: null,
    variant: 'off',
    reason: 'DISABLED',
    because: told('Wrong prices'),
  });
  expect(await offerOf(user, 'mfe-tools')).toMatchObject({ enabled: false });
  await steer(staff, 'revive', HERE);
  await steer(staff, 'removeOverride', HERE, { id: data?.steering.overrides[0]?.id ?? '' });
  expect((await offerOf(user, 'mfe-tools')).version).toBe('1.1.0');

  await steer(staff, 'setEnabled', HERE, { enabled: false });
  await steer(staff, 'addOverride', HERE, { role: 'admin', enabled: true });
  expect(await offerOf(user, 'mfe-tools')).toMatchObject({ enabled: false });
  expect(await offerOf(staff, 'mfe-tools')).toMatchObject({ enabled: true });
  await steer(staff, 'setEnabled', HERE, { enabled: true });
});

test('the audit log has actor, action, time and reason', async () => {
  const { data } = await ask<{ steeringEvents: SteeringEvent[] }>(
    staff,
    '{ steeringEvents(environment: "development", remote: "mfe-tools", first: 100) { id who what why at remote } }',
  );
  expect(data.steeringEvents[0]).toEqual({
    id: expect.any(String),
    who: staff.email,
    what: 'Enabled',
    why: 'because',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    remote: 'mfe-tools',
  });
  expect(data.steeringEvents.map(({ who, what, why }) => [who, what, why])).toEqual(
    expect.arrayContaining([
      ['CI ci:team (token a team)', 'Released 1.1.0', 'release 1.1.0'],
      ['CI ci:team (token a team)', 'Promoted 1.2.0', 'because'],
      [staff.email, 'Rolled back to 1.1.0', 'because'],
      [staff.email, 'Switched off for everybody', 'Wrong prices'],
    ]),
  );
});

test.each<[string, Record<string, string | number>, string]>([
  ['setRollout', { percent: 101 }, 'BAD_INPUT'],
  ['setStable', { version: '9.9.9' }, 'NOT_FOUND'],
  ['setStable', { version: 'latest' }, 'BAD_INPUT'],
  ['kill', { why: '  ' }, 'BAD_INPUT'],
  ['addOverride', { email: 'nobody@example.com', version: '1.1.0' }, 'NOT_FOUND'],
  ['addOverride', { role: 'admin' }, 'BAD_INPUT'],
  ['removeOverride', { id: 'no-such-thing' }, 'NOT_FOUND'],
  ['setCandidate', { version: '1.1.0', rollout: 10 }, 'CONFLICT'],
])('%s refuses %j', async (mutation, more, code) => {
  const answer = await steer(staff, mutation, HERE, more);
  expect(answer.code).toBe(code);
  expect(answer.message?.length).toBeGreaterThan(5);
});

describe('two of the staff at once', () => {
  const PLACE = { environment: 'staging', remote: 'mfe-billing' } as const;
  const READ = `{ releases(environment: "staging") { remote rulesVersion enabled killed } }`;
  const seen = async (by: TestClient) => {
    const { data } = await ask<{ releases: RemoteSteering[] }>(by, READ);
    const found = data.releases.find(({ remote }) => remote === PLACE.remote);
    if (!found) throw new Error('It is not steered');
    return found;
  };
  const set = (by: TestClient, enabled: boolean, expected: number, why: string) =>
    by.fetchJson('POST', '/graphql', {
      query: `mutation { steering: setEnabled(environment: "staging", remote: "mfe-billing", enabled: ${enabled}, why: "${why}", expected: ${expected}) { enabled rulesVersion } }`,
    });

  test('opposite edits of the same rules: one is made, the other is 409 with both values', async () => {
    const other = await newStaff(server);
    const { rulesVersion: before } = await seen(staff);
    const answers = await Promise.all([set(staff, false, before, 'too slow'), set(other, true, before, 'all is well')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 0 : 1;
    const sides = [
      { who: staff.email, enabled: false, what: 'Disabled', why: 'too slow' },
      { who: other.email, enabled: true, what: 'Enabled', why: 'all is well' },
    ] as const;
    const [theirs, yours] = [sides[won], sides[1 - won]] as [(typeof sides)[0], (typeof sides)[1]];
    expect(answers[won]?.body).toEqual({
      data: { steering: { enabled: theirs.enabled, rulesVersion: before + 1 } },
    });
    expect(answers[1 - won]?.body).toMatchObject({
      errors: [
        {
          message: `mfe-billing in staging was changed after you looked. ${theirs.who}: ${theirs.what} (“${theirs.why}”). You: ${yours.what}. Nothing was changed by you.`,
          extensions: {
            code: 'CONFLICT',
            theirs: { ...theirs, rulesVersion: before + 1 },
            yours: { enabled: yours.enabled, what: yours.what },
          },
        },
      ],
    });
    expect(await seen(staff)).toMatchObject({ enabled: theirs.enabled, rulesVersion: before + 1 });
  });

  test('an override counts as a change; with the present version, or none, an edit is made', async () => {
    const { rulesVersion: before } = await seen(staff);
    await steer(staff, 'addOverride', PLACE, { role: 'editor', enabled: false, expected: before });
    expect((await set(staff, true, before, 'late')).status).toBe(409);
    expect((await set(staff, true, before + 1, 'in time')).status).toBe(200);
    expect((await steer(staff, 'kill', PLACE)).code).toBeUndefined();
    expect((await steer(staff, 'revive', PLACE, { expected: before + 3 })).code).toBeUndefined();
  });
});

test('what the control plane refuses a known caller is audited', async () => {
  const narrow = await newToken(server, 'mfe-billing', 'staging', 'a narrow team');
  await steer(user, 'kill', HERE);
  await ask(user, 'query ($e: String!) { mine: releases(environment: $e) { remote } }', { e: 'production' });
  await steer(user, 'promoteRelease', HERE, {}, narrow);
  await steer(server.client(), 'kill', HERE);
  const rows = await query(
    server.env.DATABASE_URL,
    `select actor, action, target, detail ->> 'code' as code from audit where action like 'refused.%' order by id`,
  );
  expect(rows).toEqual([
    { actor: user.id, action: 'refused.kill', target: 'development/mfe-tools', code: 'forbidden' },
    { actor: user.id, action: 'refused.releases', target: 'production/', code: 'forbidden' },
    {
      actor: 'token a narrow team',
      action: 'refused.promoteRelease',
      target: 'development/mfe-tools',
      code: 'forbidden',
    },
  ]);
});

test('automatic rollback: a candidate that fails in browsers is withdrawn, with the reason', async () => {
  await steer(staff, 'setCandidate', HERE, { version: '1.2.0', rollout: 100 });
  const report = (client: TestClient, kind: string, version = '1.2.0') =>
    client.fetchJson('POST', '/api/releases/reports', { remote: 'mfe-tools', version, kind, message: 'No chunk' });
  // Visitors do not get the candidate, so their reports are ignored.
  for (let count = 0; count < 20; count++) await report(server.client(), 'failed');
  for (let count = 0; count < 12; count++) await report(user, 'mounted');
  // The failures of an account count once.
  const others = await Promise.all(Array.from({ length: 8 }, () => server.signUp()));
  for (const other of others) await report(other, 'failed');
  const event = await server.until(async () => {
    const { data } = await ask<{ steeringEvents: SteeringEvent[] }>(
      staff,
      '{ steeringEvents(environment: "development", remote: "mfe-tools") { who what why } }',
    );
    return data.steeringEvents.find(({ who }) => who === 'system');
  });
  expect(event).toMatchObject({
    what: 'Withdrew 1.2.0',
    why: expect.stringMatching(/^[5-8] of (?:1\d|20) loads failed since it was offered/),
  });
  await server.until(async () => heard.length > 1, 'Two calls of the webhook');
  const said = { text: expect.stringMatching(/^Flint withdrew mfe-tools 1\.2\.0 in development\. \d of /) };
  expect(heard).toEqual([said, said]);
  await untilMailed(staff, staff.email, /^Flint withdrew mfe-tools 1\.2\.0 in development$/);
  // The withdrawal is written first; plans follow.
  await server.until(async () => (await offerOf(user, 'mfe-tools')).version === '1.1.0');
});

/** The prerendered page of all tools, with these words. */
const drawnWith = (words: string): Fragment => ({
  path: '/tools',
  html: `<h1>${words}</h1><img src="flint-release:/remoteEntry.js" alt=""/>`,
  about: { title: words, description: 'Tools.', trail: [], questions: [], program: null },
  styles: [],
  scripts: ['remoteEntry.js'],
});

test('public pages come from the visitor’s release: the new one at once, the old one after a rollback', async () => {
  const seen = async (client = server.client()) => {
    const html = await (await client.fetch('/tools')).text();
    return {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      drawn: /<h1>(.*?)<\/h1>/.exec(html)?.[1],
      files: [...html.matchAll(/(?:src|href)="\/remotes\/mfe-tools\/([\d.]+\/remoteEntry\.js)"/g)].map(
        ([, file]) => file,
      ),
    };
  };
  const plain = await seen();
  expect(plain.drawn).toBeUndefined();

  const release = (version: string, words: string, rollout?: number) =>
    releaseFixture(staff, token, {
      ...HERE,
      version,
      drawn: [drawnWith(words)],
      ...(rollout !== undefined && { rollout }),
    });
  await release('2.0.0', 'Tools of autumn');
  const autumn = await seen();
  expect(autumn).toMatchObject({ title: 'Tools of autumn', drawn: 'Tools of autumn' });
  expect(new Set(autumn.files)).toEqual(new Set(['2.0.0/remoteEntry.js']));

  await release('2.1.0', 'Tools of winter', 100);
  expect(await seen()).toEqual(autumn);
  expect(await seen(user)).toMatchObject({ title: 'Tools of winter', drawn: 'Tools of winter' });
  await steer(staff, 'promoteRelease', HERE);
  const winter = await seen();
  expect(winter).toMatchObject({ title: 'Tools of winter', drawn: 'Tools of winter' });
  expect(new Set(winter.files)).toEqual(new Set(['2.1.0/remoteEntry.js']));

  await steer(staff, 'rollBackRelease', HERE);
  expect(await seen()).toEqual(autumn);
  await steer(staff, 'kill', HERE, { why: 'Wrong words' });
  expect((await seen()).drawn).toBeUndefined();
  await steer(staff, 'revive', HERE);
  await steer(staff, 'setStable', HERE, { version: '1.1.0' });
  expect(await seen()).toEqual(plain);
});

test('while the database is down the last plan is served', async () => {
  const page = await planOf(server.client());
  const [{ name }] = (await query(server.env.DATABASE_URL, 'select current_database() as name')) as [{ name: string }];
  const elsewhere = new URL(server.env.DATABASE_URL ?? '');
  elsewhere.pathname = 'postgres';
  const allow = (yes: boolean) => query(elsewhere.href, `alter database ${name} allow_connections ${yes}`);
  await allow(false);
  await query(elsewhere.href, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  try {
    expect((await planOf(server.client())).remotes).toEqual(page.remotes);
    expect(await revision()).toBe(page.revision);
    expect((await user.fetch('/remotes/mfe-tools/1.1.0/remoteEntry.js')).status).toBe(200);
  } finally {
    await allow(true);
  }
});
