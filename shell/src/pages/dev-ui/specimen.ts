import type { ReactNode } from 'react';

/** One state of a component, as it stands. Shown once in each theme, so it holds no ids of its own. */
export interface State {
  /** What makes it differ: `disabled`, `long text`. */
  name: string;
  show: ReactNode;
}

/** All states of one file of shared/ui. */
export interface Sheet {
  /** Its name in the folder, such as `button.tsx`. */
  file: string;
  states: readonly State[];
  /** What a still picture cannot show. */
  note?: string;
  /** `row` for small things side by side, `cells` for columns, `full` where each takes the whole width. */
  layout?: 'row' | 'cells' | 'full';
}

/** Components that belong together. */
export interface Group {
  /** Its place in the page's address. */
  id: string;
  title: string;
  sheets: readonly Sheet[];
}

/** `button-link.tsx` is read `Button link`. */
export function titleOf(sheet: Sheet): string {
  const words = sheet.file.replace(/\..*$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a sheet stands in the page. */
export function anchorOf(sheet: Sheet): string {
  return sheet.file.replace(/\..*$/, '');
}
