import type { StatementRow } from '@flint/shared/contracts/statement';
import { statementCsv } from './statement-presenter';

const row = (description: string): StatementRow => ({
  ...{ id: '1', type: 'spend', description, amount: -4, balanceAfter: 21, runId: null, kind: null },
  at: '2026-11-25T10:00:00.000Z',
});
const cellOf = (description: string) =>
  statementCsv([row(description)])
    .split('\r\n')[1]
    ?.split(',')[2];

test('begins with a byte order mark, and keeps numbers as numbers', () => {
  expect(statementCsv([row('Picture')])).toBe(
    '\uFEFF"Time (UTC)","Type","Description","Credits","Balance","Run"\r\n' +
      '"2026-11-25T10:00:00.000Z","spend","Picture",-4,21,""\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '＋1', '－1', '＠SUM'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(cellOf(text)).toBe(`"'${text}"`);
  },
);

test('quotes, and signs in the middle, stay what they are', () => {
  expect(cellOf('A "new" day = one')).toBe('"A ""new"" day = one"');
});
