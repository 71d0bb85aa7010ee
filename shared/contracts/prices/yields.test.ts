import { countYields, sayYields } from './yields';

test('a package is told in pictures and film at the prices in force', () => {
  const costs = { 'image:fal-ai/flux/dev': 4, 'image:fal-ai/flux/schnell': 2, 'video:fal-ai/stable-video:second': 4 };
  expect(countYields(costs, 500)).toEqual({ pictures: 250, filmSeconds: 125 });
  expect(sayYields(countYields(costs, 500))).toBe('about 250 pictures or 2 minutes of film');
  expect(sayYields(countYields(costs, 4))).toBe('about 2 pictures or 1 second of film');
});

test('what is not offered is not promised', () => {
  expect(sayYields(countYields({ 'image:fal-ai/flux/dev': 4 }, 10))).toBe('about 2 pictures');
  expect(sayYields(countYields({}, 10))).toBe('');
});
