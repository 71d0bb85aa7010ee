import type { ReportContext } from '@flint/shared/api/report';
import type { Boot } from '@flint/shared/contracts/boot';

/** A detected error with its context. */
export interface Caught {
  readonly error: unknown;
  readonly context: ReportContext;
}

/** What waits for the reporter: an error, or the boot data of a page whose errors are monitored. */
export type Taken = Caught | { readonly boot: Boot };
