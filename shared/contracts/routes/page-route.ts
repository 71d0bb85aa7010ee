import type { Environment } from '../boot';
import type { RemoteName } from '../remotes';
import type { Guard } from './guard';

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
  /** For search engines, of a page that a remote declares; those of the table have theirs apart. */
  readonly description?: string;
  /** HTTP status of the page's HTML. */
  readonly status?: number;
  /** Not indexed by search engines: only for people with the link. */
  readonly unlisted?: boolean;
  /** Holds the card fields of a payment provider: the one page whose policy allows that provider's origins. */
  readonly payment?: boolean;
  /** The one environment in which the page exists; in all by default. */
  readonly environment?: Environment;
}

/** Requires a signed-in user with a verified address. */
export const SIGNED_IN: Guard = { login: true, verified: true };

/** A page of the app for signed-in users with a verified address. */
export const APP = { guard: SIGNED_IN, frame: 'app', session: true } as const;

/** A page that everybody may read, without a session. */
export const OPEN = { guard: {}, frame: 'public', session: false } as const;
