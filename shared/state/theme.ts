import { atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import { withStorage } from './with-storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'flint:theme';

/** The chosen theme; `system` follows the device. */
export const themeAtom = atom<Theme>(readTheme());

/** Reads the stored theme; `system` when there is none or storage is not available. */
export function readTheme(): Theme {
  const kept = withStorage(() => localStorage.getItem(KEY));
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Applies a theme at once and stores it where storage allows. */
export function setTheme(store: Store, theme: Theme): void {
  store.set(themeAtom, theme);
  applyTheme(theme);
  withStorage(() => localStorage.setItem(KEY, theme));
}

/** Sets the theme attribute on the root element; without it the style sheet follows the device. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}
