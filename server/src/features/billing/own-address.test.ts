import { ownAddress, withCheckout } from './own-address';

const ORIGIN = 'https://flint.example';
const read = (given?: string) => ownAddress('returnUrl', given, '/dashboard/credits', ORIGIN);

test.each([
  ['/generator?mode=image#top', '/generator?mode=image#top'],
  [`${ORIGIN}/credits`, '/credits'],
  ['credits', '/credits'],
  ['', '/dashboard/credits'],
])('%s leads to %s', (given, address) => {
  expect(read(given)).toBe(address);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://flint.example/',
  'https://flint.example:8443/',
  'https://flint.example.evil.example/',
  'https://user@evil.example/',
  'https://[',
])('%s is refused', (given) => {
  expect(() => read(given)).toThrow('returnUrl must be an address of this product.');
});

test('without an address the default is taken, and the checkout joins the query', () => {
  expect(withCheckout(read(), 'c1')).toBe('/dashboard/credits?checkout=c1');
  expect(withCheckout('/a?b=1#c', 'c1')).toBe('/a?b=1&checkout=c1#c');
});
