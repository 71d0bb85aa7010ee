import { cookieName, needsSecureCookies } from './cookie';

test.each([
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://flint.localhost', false],
  ['https://localhost:3000', true],
  ['https://flint.example', true],
  ['http://flint.example', true],
  ['http://127.0.0.1.example', true],
  ['http://localhost.example', true],
])('at %s a cookie is Secure: %s', (publicUrl, secure) => {
  expect(needsSecureCookies(publicUrl)).toBe(secure);
});

test('a Secure cookie is bound to its host', () => {
  expect([cookieName('x', true), cookieName('x', false)]).toEqual(['__Host-x', 'x']);
});
