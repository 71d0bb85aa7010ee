import { addMonths, slotsBetween } from './plan-calendar';

const at = (text: string) => new Date(`${text}T17:45:10.000Z`);

test('months after the 31st end on the last day of a shorter one, and come back to the 31st, at the same time of day', () => {
  const begun = at('2027-01-31');
  expect([1, 2, 3, 4].map((months) => addMonths(begun, months))).toEqual(
    ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map(at),
  );
});

test('years after 29 February are the 28th in common years', () => {
  const begun = at('2028-02-29');
  expect([12, 24, 36, 48].map((months) => addMonths(begun, months))).toEqual(
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map(at),
  );
});

test('a paid month is one month, however its ends lie; a year is twelve', () => {
  const month = (start: string, end: string) => slotsBetween(at(start), at(end)).length;
  const months = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'];
  expect(months.slice(1).map((end, index) => month(months[index] ?? '', end))).toEqual([1, 1, 1, 1]);
  expect(month('2028-02-29', '2029-02-28')).toBe(12);
  expect(month('2031-02-28', '2032-02-29')).toBe(12);
  const year = slotsBetween(at('2027-08-31'), at('2028-08-31'));
  expect(year.map(({ end }) => end.toISOString().slice(0, 10)).slice(0, 6)).toEqual([
    ...['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
  ]);
});
