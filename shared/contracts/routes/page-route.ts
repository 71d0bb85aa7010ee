import type { Environment } from '../boot';
import type { RemoteName } from '../remotes';
import type { Role } from '../users';

/** A page's requirements for its visitor; checked in this order. */
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
  /**
   * `app` pages have the sidebar frame, `public` ones the public frame (or the app frame when signed in and `inApp`).
   */
  readonly frame: 'public' | 'auth' | 'app';
  readonly inApp?: boolean;
  /** Whether the page asks GET /api/users/me when it is opened. */
  readonly session: boolean;
  readonly title: string;
  /** HTTP status of the page's HTML. */
  readonly status?: number;
  /** Not indexed by search engines: only for people with the link. */
  readonly unlisted?: boolean;
  /** The one environment in which the page exists; in all by default. */
  readonly environment?: Environment;
}

/** Requires a signed-in user with a verified address. */
export const SIGNED_IN: Guard = { login: true, verified: true };
