import { readDueTimes, readNewDueTimes } from './due-times';

const at = (moment: string) => new Date(moment);
const times = (cron: string, zone: string, from: string, count: number) => {
  const due = readDueTimes(cron, zone);
  const found: (string | undefined)[] = [];
  for (let last: Date | null = at(from); last && found.length < count; ) {
    last = due.after(last);
    found.push(last?.toISOString());
  }
  return found;
};

test('a time of day keeps to the clock of its zone over a change of summer time', () => {
  expect(times('0 9 * * *', 'Europe/Lisbon', '2027-03-26T12:00:00Z', 3)).toEqual([
    '2027-03-27T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
  ]);
  expect(times('0 9 * * *', 'America/New_York', '2026-10-31T20:00:00Z', 2)).toEqual([
    '2026-11-01T14:00:00.000Z',
    '2026-11-02T14:00:00.000Z',
  ]);
});

test('a time that the clocks skip, or that comes twice, is due once a day', () => {
  const days = (moments: readonly (string | undefined)[]) => moments.map((moment) => moment?.slice(0, 10));
  expect(days(times('30 2 * * *', 'Europe/Berlin', '2027-03-27T12:00:00Z', 2))).toEqual(['2027-03-28', '2027-03-29']);
  expect(days(times('30 2 * * *', 'Europe/Berlin', '2027-10-30T12:00:00Z', 2))).toEqual(['2027-10-31', '2027-11-01']);
});

test('the end of a month is where the calendar has it', () => {
  expect(times('0 9 L * *', 'UTC', '2027-01-15T00:00:00Z', 2)).toEqual([
    '2027-01-31T09:00:00.000Z',
    '2027-02-28T09:00:00.000Z',
  ]);
});

test('times that passed are counted', () => {
  const due = readDueTimes('0 * * * *', 'UTC');
  expect(due.countBetween(at('2027-01-01T01:00:00Z'), at('2027-01-01T04:30:00Z'))).toBe(3);
  expect(due.countBetween(at('2027-01-01T01:00:00Z'), at('2027-01-01T01:10:00Z'))).toBe(0);
});

test.each([
  ['*/10 * * * *', 'UTC', 'cron', /at most once in 60 minutes/],
  ['0,30 9 * * 1', 'UTC', 'cron', /at most once in 60 minutes/],
  ['0 9 31 2 *', 'UTC', 'cron', /never comes/],
  ['nine o’clock', 'UTC', 'cron', /five fields/],
  ['0 0 9 * * *', 'UTC', 'cron', /five fields/],
  ['0 9 * * *', 'Europe/Atlantis', 'zone', /no such time zone/],
])('%j in %s is refused', (cron, zone, field, message) => {
  expect(() => readNewDueTimes(cron, zone, at('2027-01-01T00:00:00Z'))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message), detail: { field } }),
  );
});
