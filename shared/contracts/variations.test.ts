/** @jest-environment node */
import { clampVariations, DEFAULT_VARIATIONS, generateVariations, VARIATION_CAP } from './variations';

test('the call has its path, its timeout and its message', () => {
  const { path, timeoutMs, failure } = generateVariations;
  expect({ path, timeoutMs, failure }).toEqual({
    path: '/api/fal-ai/generate/variations',
    timeoutMs: 300_000,
    failure: 'Variation generation failed',
  });
});

test.each([
  [undefined, 3],
  [9, 4],
  [4, 4],
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.7, 2],
])('a count of %s makes %i', (count, made) => {
  expect(clampVariations(count)).toBe(made);
  expect([VARIATION_CAP, DEFAULT_VARIATIONS]).toEqual([4, 3]);
});
