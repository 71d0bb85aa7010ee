import type { Path } from '@flint/shared/tools/paths';
import type { ReactNode } from 'react';
import type { PlaceKind } from './place-kind';

/** Props of a passage of an answer. */
export interface PlaceProps {
  path: Path;
  /** Its name: `Title 2`. */
  what: string;
  kind: PlaceKind;
  value: unknown;
  /** The text that Copy gives. */
  text: string;
  /** The item's list and its index in it. */
  of?: { readonly list: string; readonly at: number } | undefined;
  /** Content before the tools, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}
