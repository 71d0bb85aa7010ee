import { wholeCharacters } from './whole-characters';

test('a character cut in half is told when its other half is there', () => {
  const next = wholeCharacters();
  const [first = '', second = ''] = '🌶'.split('');
  expect([next(`hot ${first}`), next(second), next('!')]).toEqual(['hot ', '🌶', '!']);
});

test('what cannot be kept is not told', () => {
  const next = wholeCharacters();
  expect(next('a\0b')).toBe('ab');
  expect(next('\uDC00x')).toBe('\uFFFDx');
  expect([next('y\uD83C'), next('z')]).toEqual(['y', '\uFFFDz']);
});
