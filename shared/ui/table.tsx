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
  /** Accessible name of the table and of its scrolling region. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone each row stands as lines of head and value, so that nothing is out of sight sideways. */
  stacks?: boolean;
}

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** Roles of the parts: browsers drop those of a table whose layout is another. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A table. Its region is focusable, so that the keyboard can scroll it sideways. */
export function Table<Row>({ label, columns, rows, rowKey, stacks = false }: TableProps<Row>) {
  return (
    <section className={styles.region} aria-label={label} {...FOCUSABLE}>
      <table className={clsx(styles.table, stacks && styles.stacks)} {...ROLES.table}>
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
    </section>
  );
}
