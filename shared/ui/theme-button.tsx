import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { IconButton } from './icon-button';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeButtonProps {
  value: ThemeChoice;
  onChange: (next: ThemeChoice) => void;
}

const NEXT: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Record<ThemeChoice, LucideIcon> = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles through system, light and dark; its name states the current theme. */
export function ThemeButton({ value, onChange }: ThemeButtonProps) {
  return <IconButton icon={ICONS[value]} label={`Theme: ${value}`} onClick={() => onChange(NEXT[value])} />;
}
