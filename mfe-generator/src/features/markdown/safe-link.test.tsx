import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SafeLink } from './safe-link';

const shown = (href: string, words = 'your bank') =>
  render(
    <MemoryRouter>
      <SafeLink href={href}>{words}</SafeLink>
    </MemoryRouter>,
  ).container.textContent;

test.each([
  ['https://bank.example.evil.test/login?to=bank.com', 'your bank (bank.example.evil.test)'],
  ['https://bank.com@evil.test/', 'your bank (evil.test)'],
  ['http://evil.test:8080', 'your bank (evil.test:8080)'],
  ['https://bаnk.com/', 'your bank (xn--bnk-6cd.com)'],
  ['mailto:thief@evil.test?subject=hi', 'your bank (thief@evil.test)'],
  ['/library', 'your bank'],
])('%s shows its host', (href, text) => {
  expect(shown(href)).toBe(text);
});

test('a bare address is its own words', () => {
  expect(shown('https://example.com/a', 'https://example.com/a')).toBe('https://example.com/a');
});
