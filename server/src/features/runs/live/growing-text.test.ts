import { GrowingText } from './growing-text';

test('a text appended in pieces is their concatenation, from any offset', () => {
  const pieces = Array.from({ length: 3_000 }, (_, at) => `piece ${at} ☕ 🧵 `);
  const text = new GrowingText();
  for (const piece of pieces) text.append(piece);
  const whole = pieces.join('');
  expect(text.slice()).toBe(whole);
  expect(text.length).toBe(whole.length);
  expect(text.slice(40_001)).toBe(whole.slice(40_001));
  expect(text.slice(whole.length)).toBe('');
});
