import type { Guard } from './routes/guard';

/** Icons of navigation entries that a remote may name; the shell draws them. */
export const NAV_ICONS = ['book', 'file', 'mail', 'newspaper', 'star', 'wrench'] as const;
export type NavIcon = (typeof NAV_ICONS)[number];

/** A page's entry in the main navigation. */
export interface PageNavigation {
  /** Within 20 characters. */
  readonly label: string;
  readonly icon: NavIcon;
}

/** A page's entry in the command palette. */
export interface PagePalette {
  /** Within 60 characters. */
  readonly title: string;
  /** Further words by which it is found. */
  readonly words?: readonly string[];
}

/**
 * A page that a remote declares itself, as data of its release. Its path is also its id; the shell registers it from
 * the release plan.
 */
export interface RemotePage {
  /** Literal and named segments: `/guides/:id`. The first segment is literal. */
  readonly path: `/${string}`;
  readonly guard: Guard;
  readonly frame: 'public' | 'app';
  readonly inApp?: boolean;
  /** Whether the page waits for the session; a guarded page does. */
  readonly session: boolean;
  /** Within 60 characters. */
  readonly title: string;
  /** For search engines and link previews, within 155 characters. */
  readonly description?: string;
  readonly unlisted?: boolean;
  readonly navigation?: PageNavigation;
  readonly palette?: PagePalette;
}
