import type { PaletteEntry } from '@flint/shared/contracts/palette';
import { withStorage } from '@flint/shared/state/with-storage';
import { readGroups } from './read-groups';

/** Number of entries kept. */
const KEPT = 5;
const keyOf = (userId: string) => `flint.palette.${userId}`;

/** The rows that this user chose last in this browser, latest first. */
export function recentOf(userId: string): readonly PaletteEntry[] {
  const kept = withStorage(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as PaletteEntry[]);
  return withStorage(() => readGroups([{ title: '', entries: kept ?? [] }])[0]?.entries) ?? [];
}

/** Notes a chosen row. Its thumbnail is left out: its signed URL expires. */
export function noteChosen(userId: string, { id, title, note, href }: PaletteEntry): void {
  const others = recentOf(userId).filter((entry) => entry.href !== href);
  const kept = [{ id, title, ...(note !== undefined && { note }), href }, ...others].slice(0, KEPT);
  withStorage(() => localStorage.setItem(keyOf(userId), JSON.stringify(kept)));
}
