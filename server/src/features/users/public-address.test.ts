import { forgotPasswordLink, needsSecureCookies } from './public-address';

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

test('a reset link carries its token and address, encoded', () => {
  const link = new URL(forgotPasswordLink('https://flint.example', { token: 'a+b', email: 'you+me@example.com' }));
  expect(link.origin + link.pathname).toBe('https://flint.example/forgot-password');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token: 'a+b', email: 'you+me@example.com' });
});
