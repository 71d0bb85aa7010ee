import { fileOrigins } from './file-origins';

const ORIGINS = fileOrigins(['https://example.com', 'https://*.example.com', 'http://127.0.0.1:4010']);

test.each([
  ['https://example.com/a.png', true],
  ['https://files.example.com/a.png', true],
  ['https://a.b.example.com/a.png', true],
  ['http://127.0.0.1:4010/a.png', true],
  ['http://127.0.0.1:4011/a.png', false],
  ['http://files.example.com/a.png', false],
  ['https://files.example.com:8443/a.png', false],
  ['https://notexample.com/a.png', false],
  ['https://files.example.com.evil.net/a.png', false],
  ['https://evil.net/https://files.example.com', false],
])('%s: allowed is %s', (address, allowed) => {
  expect(ORIGINS.allows(address)).toBe(allowed);
});

test('only origins without a wildcard may have a private address', () => {
  expect(ORIGINS.exact).toEqual(['https://example.com', 'http://127.0.0.1:4010']);
});
