import type { LibraryItem } from '@flint/shared/contracts/library';

/** Actions on an item in the list. Stable identities, so that tiles do not render again. */
export interface TileActs {
  open: (item: LibraryItem) => void;
  /** Toggles its selection; with `range` selects everything up to it. */
  choose: (item: LibraryItem, range: boolean) => void;
  favourite: (item: LibraryItem) => void;
  focus: (item: LibraryItem) => void;
  /** Its URL expired, or it is not available. */
  lost: (item: LibraryItem) => void;
}
