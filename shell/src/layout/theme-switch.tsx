import { setTheme, themeAtom } from '@flint/shared/state/theme';
import { ThemeButton } from '@flint/shared/ui/theme-button';
import { useAtomValue, useStore } from 'jotai';

/** The theme of this browser, and the button that changes it. */
export function ThemeSwitch() {
  const store = useStore();
  return <ThemeButton value={useAtomValue(themeAtom)} onChange={(theme) => setTheme(store, theme)} />;
}
