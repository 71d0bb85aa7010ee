import { setTheme, themeAtom } from '@flint/shared/state/theme';
import { ThemeButton } from '@flint/shared/ui/theme-button';
import { useAtomValue, useStore } from 'jotai';

/** Shows the theme and changes it. */
export function ThemeSwitch() {
  const store = useStore();
  return <ThemeButton value={useAtomValue(themeAtom)} onChange={(theme) => setTheme(store, theme)} />;
}
