import { addressHash, normaliseAddress } from './address';

test.each([
  ['Maya@Example.com', 'maya@example.com'],
  ['  maya@example.com ', 'maya@example.com'],
  ['m.a.y.a+two@gmail.com', 'maya@gmail.com'],
  ['maya@googlemail.com', 'maya@gmail.com'],
  ['maya+news@outlook.com', 'maya+news@outlook.com'.replace('+news', '')],
  // Any host may be plus addressing: the own domain of one person would else give a grant for every tag.
  ['maya+news@example.com', 'maya@example.com'],
  ['maya+one+two@example.com', 'maya@example.com'],
  ['+maya@example.com', '+maya@example.com'],
  ['m.aya@outlook.com', 'm.aya@outlook.com'],
])('%s is the mailbox %s', (given, mailbox) => {
  expect(normaliseAddress(given)).toBe(mailbox);
});

test('spellings of one mailbox share a hash; different mailboxes do not', () => {
  expect(addressHash('m.aya+1@gmail.com')).toBe(addressHash('maya@gmail.com'));
  expect(addressHash('maya@gmail.com')).not.toBe(addressHash('maia@gmail.com'));
});
