import type { ReportContext } from '@flint/shared/api/report';

/** An error as it was noticed. */
export interface Caught {
  readonly error: unknown;
  readonly context: ReportContext;
}
