import type { Call } from '@flint/shared/contracts/call';
import { addressOf, byName, CALLS } from '../support/calls';
import { newStaff } from '../support/control-plane';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const CHANGES = CALLS.filter((call) => call.method !== 'GET');

let server: RunningServer;
let victim: TestClient;
/** May make calls that need a role, which are refused before their body is read. */
let staff: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  victim = await server.signUpVerified();
  staff = await newStaff(server);
});

async function sendAs(call: Call, headers: Record<string, string>, body = '{}', by = victim) {
  const response = await by.fetch(addressOf(call), { method: call.method, headers, body });
  return { status: response.status, ...((await response.json()) as { error: string }) };
}

test.each(byName(CHANGES))('CSRF protection: %s refuses the victim’s cookie from another site', async (_name, call) => {
  const json = { 'content-type': 'application/json' };
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, server.url.replace(/\d+$/, '1')])
    expect([origin, await sendAs(call, { ...json, origin })]).toEqual([
      origin,
      expect.objectContaining({ status: 403, error: 'foreign_origin' }),
    ]);
});

test.each(byName(CHANGES.filter((call) => call.body)))(
  'CSRF protection: %s refuses the body types that a form can send',
  async (_name, call) => {
    const by = Array.isArray(call.auth) ? staff : victim;
    for (const type of [
      'text/plain',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      expect([type, await sendAs(call, { 'content-type': type }, '{"prompt":"a lake"}', by)]).toEqual([
        type,
        expect.objectContaining({ status: 415, error: 'unsupported_media_type' }),
      ]);
  },
);

test('CSRF protection: the victim was charged nothing', async () => {
  expect(await victim.credits()).toEqual({ balance: 25, held: 0 });
});
