import type { Costs } from '@flint/shared/contracts/credits';
import type { PolicyServices } from '../../platform/http/register-routes';
import type { Viewer } from '../../platform/http/route';
import type { Runs } from '../runs/runs-service';

export interface McpDeps {
  readonly policy: Pick<PolicyServices, 'apiKeys' | 'limiter'>;
  readonly runs: Pick<Runs, 'follow'>;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
  readonly publicUrl: string;
  costs(): Costs;
}

/** What a request's tools need to know of it. */
export interface Caller {
  readonly viewer: Viewer;
  /** The key, as the request showed it: its calls are made with it. */
  readonly authorization: string;
}
