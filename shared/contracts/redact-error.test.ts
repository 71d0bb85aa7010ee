import { redactError } from './redact-error';

test.each([
  [
    'a query of an address',
    'GET https://flint.test/media/a.png?lapse=1&signature=abc failed',
    'GET https://flint.test/media/a.png failed',
  ],
  ['a fragment', 'at https://flint.test/verify#code=9', 'at https://flint.test/verify'],
  [
    'a query, not the place in a file',
    'at f (https://flint.test/main.1a2b3c4d.js?v=2:10:5)',
    'at f (https://flint.test/main.1a2b3c4d.js:10:5)',
  ],
  ['a query of a path', 'Failed: /oauth/callback?code=xyz', 'Failed: /oauth/callback'],
  ['an e-mail address', 'No account for maya.b+x@example.co.uk here', 'No account for [email] here'],
  ['a bearer token', 'Authorization: Bearer abc.def-ghi', 'Authorization: [token]'],
  ['a JSON web token', 'bad eyJhbGciOi.eyJzdWIi.sig_x', 'bad [token]'],
  ['an API key', 'bad flint_0123456789abcdefghij_-x end', 'bad [token] end'],
  ['a key', 'key sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'key [token]'],
  ['a run', 'run 0f0f0f0f-0000-4000-8000-000000000000 is gone', 'run [id] is gone'],
  ['a code', 'the code 123456 is wrong', 'the code [number] is wrong'],
  [
    'what a parser quotes',
    `Unexpected token 'm', "my diary i"... is not valid JSON`,
    `Unexpected token 'm', [text]... is not valid JSON`,
  ],
  [
    'one quoted word of JSON',
    `Unexpected token 'm', "mysecret" is not valid JSON`,
    `Unexpected token 'm', [text] is not valid JSON`,
  ],
  ['quoted words after a quoted name', 'no "style" for "a red walrus"', 'no "style" for [text]'],
  ['words after a quote that stays open', 'cannot read "a red walrus', 'cannot read [text]'],
  ['a header of a cookie', 'sent Cookie: a=b; c=d', 'sent Cookie: [hidden]'],
  ['a field of a secret name', 'got {"password":"my long one","page":2}', 'got {"password":[hidden],"page":2}'],
  ['a stored token', 'refreshToken=abc; theme=dark', 'refreshToken=[hidden]; theme=dark'],
  ['a picture in an address', 'cannot load data:image/png;base64,AAAA', 'cannot load [data]'],
])('redactError removes %s', (_what, text, redacted) => {
  expect(redactError(text)).toBe(redacted);
});

test.each([
  `Cannot read properties of undefined (reading 'price')`,
  'render@https://flint.test/remotes/mfe-billing/1.2.0/page.1a2b3c4d.js:10:5',
  '    at Credits (https://flint.test/remotes/mfe-billing/1.2.0/448.9f8e7d6c.js:1:2345)',
  'Loading chunk 448 failed.',
  'duplicate key value violates unique constraint',
  ':root { --key: 4px; --token: red }',
])('redactError keeps %s', (text) => {
  expect(redactError(text)).toBe(text);
});
