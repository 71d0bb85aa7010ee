import { assertStorable } from './storable';

test('ordinary input passes', () => {
  expect(() => assertStorable({ q: 'a\n\tb 🦊', list: [1, null, true, 'x'], deep: { er: 'y' } })).not.toThrow();
  expect(() => assertStorable(undefined)).not.toThrow();
});

test.each([['a\u0000b'], [{ prompt: '\u0000' }], [[{ ids: ['x', 'y\u0000'] }]]])(
  'U+0000 anywhere is refused',
  (input) => {
    expect(() => assertStorable(input)).toThrow('cannot be kept');
  },
);
