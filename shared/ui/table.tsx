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
}

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** A table. Its region is focusable, so that the keyboard can scroll it sideways. */
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
