import { assertStorable } from './storable';

test('ordinary input passes', () => {
  expect(() => assertStorable({ q: 'a\n\tb 🦊', list: [1, null, true, 'x'], deep: { er: 'y' } })).not.toThrow();
  expect(() => assertStorable(undefined)).not.toThrow();
});

test.each([
  ['a\u0000b'],
  [{ prompt: '\u0000' }],
  [[{ ids: ['x', 'y\u0000'] }]],
  ['half a fox \ud83e'],
  [{ prompt: '\udd8a backwards \ud83e' }],
  [{ 'a\u0000': 1 }],
])('U+0000 and lone surrogates are refused anywhere: %j', (input) => {
  expect(() => assertStorable(input)).toThrow('cannot be kept');
});
