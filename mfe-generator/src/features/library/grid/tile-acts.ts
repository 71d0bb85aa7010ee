import type { LibraryItem } from '@flint/shared/contracts/library';

/** What can be done to a picture in the list. Stable, so that a tile is drawn again only for its own sake. */
export interface TileActs {
  open: (item: LibraryItem) => void;
  /** Chooses it, or no longer; with `range` everything up to it. */
  choose: (item: LibraryItem, range: boolean) => void;
  favourite: (item: LibraryItem) => void;
  focus: (item: LibraryItem) => void;
  /** Its address lapsed or it cannot be had. */
  lost: (item: LibraryItem) => void;
}
