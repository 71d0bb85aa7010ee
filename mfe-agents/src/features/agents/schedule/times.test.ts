import { type Times, timesInWords, toCron } from './times';

const AT: Times = { every: 'day', weekday: 1, day: 5, time: '09:05' };

it.each([
  ['day', '5 9 * * *', 'Every day at 09:05'],
  ['weekdays', '5 9 * * 1-5', 'Monday to Friday at 09:05'],
  ['week', '5 9 * * 1', 'Every Monday at 09:05'],
  ['month', '5 9 5 * *', 'On day 5 of each month at 09:05'],
] as const)('every %s', (every, cron, words) => {
  expect(toCron({ ...AT, every })).toBe(cron);
  expect(timesInWords(cron)).toBe(words);
});

it('waits for a whole time, and leaves what others wrote', () => {
  expect(toCron({ ...AT, time: '' })).toBeUndefined();
  expect(timesInWords('0 9 L * *')).toBe('0 9 L * *');
  expect(timesInWords('0 9 1 * 1')).toBe('0 9 1 * 1');
});
