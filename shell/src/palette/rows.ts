import type { PaletteEntry, PaletteGroup } from '@flint/shared/contracts/palette';
import type { CommandGroup, CommandRow } from '@flint/shared/ui/command-list';

export type Row = PaletteEntry & CommandRow;

/** The rows of the list, each with a key of its own: two groups may hold the same entry. */
export const rowsOf = (groups: readonly PaletteGroup[]): CommandGroup<Row>[] =>
  groups.map(({ title, entries }, at) => ({
    value: title,
    items: entries.map((entry) => ({ ...entry, key: `${at} ${entry.id}` })),
  }));
