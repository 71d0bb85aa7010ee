import type { Path } from '@flint/shared/tools/paths';
import type { ReactNode } from 'react';
import type { PlaceKind } from './place-kind';

/** What a place of an answer is told. */
export interface PlaceProps {
  path: Path;
  /** What it is, in words: `Title 2`. */
  what: string;
  kind: PlaceKind;
  value: unknown;
  /** What copying it gives. */
  text: string;
  /** The item's place in its list, and the list. */
  of?: { readonly list: string; readonly at: number } | undefined;
  /** What stands before the tools, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}
