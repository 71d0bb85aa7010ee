import { wholeCharacters } from './whole-characters';

test('a split surrogate pair waits for its second half', () => {
  const next = wholeCharacters();
  const [first = '', second = ''] = '🌶'.split('');
  expect([next(`hot ${first}`), next(second), next('!')]).toEqual(['hot ', '🌶', '!']);
});

test('U+0000 is dropped and a lone surrogate becomes U+FFFD', () => {
  const next = wholeCharacters();
  expect(next('a\0b')).toBe('ab');
  expect(next('\uDC00x')).toBe('\uFFFDx');
  expect([next('y\uD83C'), next('z')]).toEqual(['y', '\uFFFDz']);
});
