import type { Environment } from '../boot';
import type { RemoteName } from '../remotes';
import type { Role } from '../users';

/** What a page asks of its visitor; checked in this order. */
export interface Guard {
  login?: boolean;
  verified?: boolean;
  roles?: readonly Role[];
  minCredits?: number;
}

export interface PageRoute {
  readonly id: string;
  readonly path: string;
  readonly owner: 'shell' | RemoteName;
  readonly guard: Guard;
  /** `app` pages stand in the sidebar frame, `public` ones in the public frame (or the app frame when signed in and `inApp`). */
  readonly frame: 'public' | 'auth' | 'app';
  readonly inApp?: boolean;
  /** Whether the page asks GET /api/users/me when it is opened. */
  readonly session: boolean;
  readonly title: string;
  /** Status the server answers the page with. */
  readonly status?: number;
  /** Is for whoever has its address: search engines are told to leave it out. */
  readonly unlisted?: boolean;
  /** The one environment the page exists in; without it, in all. */
  readonly environment?: Environment;
}

/** Only for people who are signed in and whose address is proven. */
export const SIGNED_IN: Guard = { login: true, verified: true };
