import type { Pixels } from './pixels';
import type { RemoteRelease } from './remotes';
import type { UsedService } from './used-services';
import type { User } from './users';

export type Environment = 'development' | 'staging' | 'production';

/** The error-reporting service. */
export interface Monitoring {
  readonly dsn: string;
  /** Reports leave as they are: a test shows by it that planted secrets would arrive. Refused but on loopback. */
  readonly raw?: boolean;
}

/** Boot data that the server writes into the page, so that the first paint needs no request. */
export interface Boot {
  environment: Environment;
  /** Base URL of the API, `/` for the page's own origin (`NEXT_PUBLIC_API_URL`). */
  apiUrl?: string;
  /** Whether sign-in with Google is configured. */
  googleSignIn?: boolean;
  /** The error-reporting service; absent where errors are not reported to it. */
  monitoring?: Monitoring;
  /** Analytics and advertising, of visitors; absent where none is configured. */
  pixels?: Pixels;
  /** Services of others that the operator has configured, for the legal pages; absent without any. */
  services?: readonly UsedService[];
  /** For painting the frame only: pages still ask GET /api/users/me. */
  session: { user: User; balance: number } | null;
  remotes: RemoteRelease[];
  /** Revision of the release plan in `remotes`. */
  revision?: string;
  /** Data of the page that the server has filled in, by the key of what it is. */
  content?: { key: string; data: unknown };
  /** Why the override URL that staff requested was refused, in a sentence. */
  overrideRefused?: string;
}
