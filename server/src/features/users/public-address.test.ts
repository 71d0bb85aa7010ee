import { forgotPasswordLink } from './public-address';

test('a reset link carries its token and address, encoded', () => {
  const link = new URL(forgotPasswordLink('https://flint.example', { token: 'a+b', email: 'you+me@example.com' }));
  expect(link.origin + link.pathname).toBe('https://flint.example/forgot-password');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token: 'a+b', email: 'you+me@example.com' });
});
