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
  /** Accessible name of the table and of the group that scrolls it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone each row stands as lines of head and value, so that nothing is out of sight sideways. */
  stacks?: boolean;
}

/**
 * What scrolls must be focusable for the keyboard, which not every browser ensures. A group and no landmark: a table
 * stands in a section of the same name.
 */
const scroller = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

/** Roles of the parts: browsers drop those of a table whose layout is another. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A table. The group around it is focusable, so that the keyboard can scroll it sideways. */
export function Table<Row>({ label, columns, rows, rowKey, stacks = false }: TableProps<Row>) {
  return (
    <div className={styles.scroller} {...scroller(label)}>
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
    </div>
  );
}
