import type { RemoteRelease } from './remotes';
import type { User } from './users';

export type Environment = 'development' | 'staging' | 'production';

/** What the server writes into the page, so that the first paint needs no request. */
export interface Boot {
  environment: Environment;
  /** The API's base, `/` for the page's own origin (`NEXT_PUBLIC_API_URL`). */
  apiUrl?: string;
  /** Whether this installation can sign people in with Google. */
  googleSignIn?: boolean;
  /** Paints the frame only: pages still ask GET /api/users/me. */
  session: { user: User; balance: number } | null;
  remotes: RemoteRelease[];
  /** Changes with the plan that `remotes` is of. */
  revision?: string;
  /** Why the address that staff asked a remote from is not used, in a sentence. */
  overrideRefused?: string;
}
