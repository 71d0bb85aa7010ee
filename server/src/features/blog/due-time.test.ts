import { dueTime } from './due-time';

test.each([
  ['a winter day', '2027-01-10T09:00', 'Europe/Berlin', '2027-01-10T08:00:00.000Z'],
  ['a summer day', '2027-07-10T09:00', 'Europe/Berlin', '2027-07-10T07:00:00.000Z'],
  ['the morning after the clocks went forward', '2027-03-28T09:00', 'Europe/Berlin', '2027-03-28T07:00:00.000Z'],
  ['a time that the clocks skip', '2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['a time that comes twice', '2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T01:30:00.000Z'],
  ['a zone of half an hour', '2027-01-10T09:00', 'Asia/Kolkata', '2027-01-10T03:30:00.000Z'],
  ['a zone that shifts by half an hour', '2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-02T15:45:00.000Z'],
  ['the other side of the date line', '2027-01-10T09:00', 'Pacific/Kiritimati', '2027-01-09T19:00:00.000Z'],
])('%s: %s in %s is %s, never earlier', (_what, local, zone, moment) => {
  expect(dueTime(local, zone).toISOString()).toBe(moment);
});

test('an unknown zone and an impossible day are refused, and the field named', () => {
  expect(() => dueTime('2027-01-10T09:00', 'Europe/Atlantis')).toThrow(
    expect.objectContaining({ detail: { field: 'scheduledZone' } }),
  );
  for (const local of ['2027-13-10T09:00', '2027-02-30T09:00', '0000-01-10T09:00'])
    expect(() => dueTime(local, 'UTC')).toThrow(expect.objectContaining({ detail: { field: 'scheduledFor' } }));
});
