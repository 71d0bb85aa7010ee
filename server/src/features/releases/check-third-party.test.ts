import { SURFACE } from '../../../../scripts/lib/pack-shared/surface.mjs';
import { checkThirdParty, MODULES } from './check-third-party';

const check = (remote: string, script: string) => checkThirdParty(remote, new Map([['main.js', Buffer.from(script)]]));

test.each([
  ['an order', "fetch('/api/images/generate', { method: 'POST' })", '/api/images/generate'],
  ['the ledger', 'request({ path: "/api/credits/add" })', '/api/credits/add'],
  ['a call beside an allowed one', "['/api/credits/balance', '/api/runs/{id}/cancel']", '/api/runs/{id}/cancel'],
  ['the release interface', "post('/graphql')", '/graphql'],
])('a third party’s script that names %s is refused with the call', (_what, script, call) => {
  expect(() => check('ext-weather', script)).toThrow(`main.js names the call ${call}.`);
});

test('a third party may read the session and the balance, and ask an origin of its own', () => {
  expect(() => check('ext-weather', "['/api/users/me', '/api/credits/balance', 'https://a.example/v1']")).not.toThrow();
});

test('a remote of ours is not limited', () => {
  expect(() => check('mfe-billing', "'/api/credits/add'")).not.toThrow();
});

test('a third party’s script that uses another module of the shell is refused with it', () => {
  expect(() => check('ext-weather', 'get("@flint/shared/state/start-paid")')).toThrow('main.js uses state/start-paid.');
  expect(() => check('ext-weather', 'get("@flint/shared/state/credits")')).not.toThrow();
});

test('the modules of the shell that a third party may use are those that its package offers', () => {
  const offered = SURFACE.filter((file) => /^(api|state)\//.test(file)).map((file) => file.replace('.ts', ''));
  expect([...MODULES].sort()).toEqual(offered.sort());
});
