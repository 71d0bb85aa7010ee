import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  /** Accessible name of the table and of its scroller. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone each row stands as lines of head and value, so that nothing is out of sight sideways. */
  stacks?: boolean;
}

/**
 * The part of a page that a wide table is scrolled in. It is focusable, so that the keyboard can scroll it in every
 * browser; a group and no landmark, since a table stands in a section of the same name.
 */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  const group = { role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.scroller} {...group}>
      {children}
    </div>
  );
}

/** Roles of the parts: browsers drop those of a table whose layout is another. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A table in its scroller. */
export function Table<Row>({ label, columns, rows, rowKey, stacks = false }: TableProps<Row>) {
  return (
    <TableScroller label={label}>
      <table aria-label={label} className={clsx(styles.table, stacks && styles.stacks)} {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined} {...ROLES.head}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...ROLES.row}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={column.numeric ? styles.numeric : undefined}
                  data-head={stacks && typeof column.head === 'string' ? column.head : undefined}
                  {...ROLES.cell}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
