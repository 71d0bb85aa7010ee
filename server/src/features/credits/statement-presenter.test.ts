import type { StatementRow } from '@flint/shared/contracts/statement';
import { statementCsv } from './statement-presenter';

const row = (description: string): StatementRow => ({
  ...{ id: '1', type: 'spend', description, amount: -4, balanceAfter: 21, runId: null, kind: null },
  at: '2026-11-25T10:00:00.000Z',
});
test('begins with a byte order mark, and keeps numbers as numbers', () => {
  expect(statementCsv([row('＝Picture')])).toBe(
    "\uFEFFTime (UTC),Type,Description,Credits,Balance,Run\r\n2026-11-25T10:00:00.000Z,spend,'＝Picture,-4,21,\r\n",
  );
});
