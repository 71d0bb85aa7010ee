import { stepsOf } from './ramp-button';

test.each([
  ['5, 25, 100', [5, 25, 100]],
  ['5 25', [5, 25]],
  ['25, 5', null],
  ['0, 5', null],
  ['5', null],
  ['5, x', null],
  ['', null],
])('%s is read as %j', (typed, steps) => {
  expect(stepsOf(typed)).toEqual(steps);
});
