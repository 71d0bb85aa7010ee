import type { ReportContext } from '@flint/shared/api/report';

/** A detected error with its context. */
export interface Caught {
  readonly error: unknown;
  readonly context: ReportContext;
}
