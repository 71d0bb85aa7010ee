import type { NumberPart } from '@flint/shared/tools/shape';
import { readable } from './place-text';

const days: NumberPart = { type: 'number', label: 'Day', tell: '', min: 0, max: 30, unit: 'days' };
const { unit: _unit, ...bare } = days;

test.each([
  [bare, 0, '0'],
  [bare, 3, '3'],
  [days, 0, '0 days'],
  [days, 1, '1 day'],
  [{ ...days, unit: 'seconds' as const }, 0, '0:00'],
])('a number is formatted with its unit, zero too', (part, value, words) => {
  expect(readable(part, value)).toBe(words);
});
