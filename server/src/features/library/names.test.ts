import { createNames } from './names';

test('a repeated name gets a number, compared without case', () => {
  const unique = createNames();
  expect(['a.png', 'A.png', 'b.png', 'a-2.png', 'a.png'].map(unique)).toEqual([
    'a.png',
    'A-2.png',
    'b.png',
    'a-2-2.png',
    'a-3.png',
  ]);
});
