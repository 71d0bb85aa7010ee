import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned in tabular figures. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  /** Names the table, and the region that scrolls it on phones. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** What scrolls must be reachable by keyboard, which not every browser sees to. */
const FOCUSABLE = { tabIndex: 0 };

/** A ruled table. Its region takes the focus, so that the keyboard can scroll it sideways. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section className={styles.region} aria-label={label} {...FOCUSABLE}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={column.numeric ? styles.numeric : undefined}>
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
