import { assertShallow } from './json-depth';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('bodies as deep as the deepest call are accepted', () => {
  expect(() => assertShallow({ a: [{ b: { c: 'd' } }] })).not.toThrow();
  expect(() => assertShallow(nested(30))).not.toThrow();
  expect(() => assertShallow(undefined)).not.toThrow();
});

test('bodies nested too deeply are refused', () => {
  expect(() => assertShallow(nested(40))).toThrow('nested deeper than 32 levels');
  expect(() => assertShallow(nested(5_000))).toThrow('nested deeper');
});
