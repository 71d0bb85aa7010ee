import type { PaletteEntry, PaletteGroup } from '@flint/shared/contracts/palette';

/** Limits of what one remote may show, so that it leaves room for the others. */
const GROUPS_MAX = 4;
const ENTRIES_MAX = 10;

/** Reads what a remote returned: rows that name no page of this app are left out, and further ones cut. */
export function readGroups(given: readonly PaletteGroup[]): PaletteGroup[] {
  return given
    .slice(0, GROUPS_MAX)
    .map(({ title, entries }) => ({ title: String(title), entries: entries.filter(isEntry).slice(0, ENTRIES_MAX) }));
}

/** `//host` and `/\host` would leave the app. */
const isEntry = ({ id, title, href }: PaletteEntry) =>
  typeof id === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
