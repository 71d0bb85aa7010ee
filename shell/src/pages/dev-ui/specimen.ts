import type { ReactNode } from 'react';

/** One state of a component. Rendered once per theme, so it must not contain element ids. */
export interface State {
  /** The name of the state: `disabled`, `long text`. */
  name: string;
  show: ReactNode;
}

/** All states of one file of shared/ui. */
export interface Sheet {
  /** File name, such as `button.tsx`. */
  file: string;
  states: readonly State[];
  /** Behaviour that a still picture cannot show. */
  note?: string;
  /** `row` for small components side by side, `cells` for columns, `full` for one per row at full width. */
  layout?: 'row' | 'cells' | 'full';
}

/** A group of related components. */
export interface Group {
  /** The group's anchor in the page's URL. */
  id: string;
  title: string;
  sheets: readonly Sheet[];
}

/** Title of a sheet: `button-link.tsx` becomes `Button link`. */
export function titleOf(sheet: Sheet): string {
  const words = sheet.file.replace(/\..*$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The anchor of a sheet. */
export function anchorOf(sheet: Sheet): string {
  return sheet.file.replace(/\..*$/, '');
}
