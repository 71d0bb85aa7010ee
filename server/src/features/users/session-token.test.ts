import { createHmac } from 'node:crypto';
import { shownTokenOf } from './session-token';

const NAME = 'flint.session_token';
const SECRET = 'a secret of this test';

function signed(token: string, secret = SECRET): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
}

const read = (headers: { authorization?: string; cookie?: string }) => shownTokenOf(headers, NAME, SECRET);

test('a signed cookie gives its token, in any position among others', () => {
  expect(read({ cookie: `theme=dark; ${NAME}=${signed('abc')}; x=1` })).toEqual({ by: 'cookie', token: 'abc' });
});

test.each([
  ['another secret', `${NAME}=${signed('abc', 'guess')}`],
  ['another token', `${NAME}=${signed('abc').replace('abc', 'abd')}`],
  ['no signature', `${NAME}=abc`],
  ['something appended', `${NAME}=${signed('abc')}x`],
  ['a broken encoding', `${NAME}=%E0%A4%A`],
  ['a name that only ends alike', `evil.${NAME}=${signed('abc')}`],
  ['nothing', ''],
])('a cookie with %s gives none', (_what, cookie) => {
  expect(read({ cookie })).toBeUndefined();
});

test('a bearer token is taken unchanged', () => {
  expect(read({ authorization: 'bearer abc' })).toEqual({ by: 'bearer', token: 'abc' });
});

test.each(['Bearer', 'Bearer ', 'Bearer a b', 'Basic abc'])(
  'the header "%s" gives none, even beside a good cookie',
  (authorization) => {
    expect(read({ authorization, cookie: `${NAME}=${signed('abc')}` })).toBeUndefined();
  },
);
