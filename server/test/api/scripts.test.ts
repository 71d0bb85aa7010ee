import type { Call } from '@flint/shared/contracts/call';
import { SCRIPTS } from '@flint/shared/testing/scripts';
import { bodyOf, byName, CALLS } from '../support/calls';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const WITH_BODY = CALLS.filter((call) => call.body);
/** Fields of letters, digits and dashes by their nature: addresses and ids of pictures, codes of languages. */
const LATIN_ALONE = /image|picture|url|language/i;

/** A Latin text as long as a sample: lengths are counted in code points. */
const latin = (sample: string) => 'Garden paths, 42 roses! '.repeat(4).slice(0, [...sample].length);

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
});

/** What a call says of a text in each of its fields. */
const verdicts = (call: Call, text: string) =>
  Object.keys(bodyOf(call, text))
    .filter((field) => !LATIN_ALONE.test(field))
    .map((field) => [
      field,
      call.body
        ?.safeParse({ ...bodyOf(call, 'x'), [field]: text })
        .error?.issues.filter(({ path }) => path[0] === field)
        .map(({ message }) => message),
    ]);

test.each(byName(WITH_BODY))('%s takes every script in the fields that take a text', (_name, call) => {
  for (const { script, text, word } of SCRIPTS) {
    expect([script, verdicts(call, word)]).toEqual([script, verdicts(call, latin(word))]);
    expect([script, verdicts(call, text)]).toEqual([script, verdicts(call, latin(text))]);
  }
});

test.each(SCRIPTS.map((sample) => [sample.script, sample] as const))(
  '%s is kept as it was written',
  async (_, { text }) => {
    const collection = await user.fetchJson('POST', '/api/library/collections', { name: text });
    expect(collection.body).toMatchObject({ collection: { name: text } });
    const brand = await user.fetchJson('POST', '/api/brand-profiles', { name: text });
    expect(brand.body).toMatchObject({ name: text });
    const me = await user.fetchJson('PATCH', '/api/users/me', { name: text });
    expect(JSON.stringify(me.body)).toContain(JSON.stringify(text).slice(1, -1));
  },
);
