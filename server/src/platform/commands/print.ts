import { table } from './table';

/** The option for machine-readable output. */
export const JSON_OPTION = ['--json', 'print JSON for programs'] as const;

/** Prints a result: as JSON for programs, else as text for people. */
export function print(result: unknown, json: boolean | undefined, text: () => string): void {
  console.log(json ? JSON.stringify(result, null, 2) : text());
}

/** A table with a line of headings; `empty` where there are no rows. */
export function tableOf(headings: readonly string[], rows: readonly string[][], empty: string): string {
  return rows.length > 0 ? table([[...headings], ...rows]) : empty;
}

/** Formats a time to the second, in UTC: `2026-05-01 12:00:03`. */
export const moment = (at: Date | number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
