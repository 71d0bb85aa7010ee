import { asciiDigits } from './ascii-digits';

/** Formats a position in a recording from seconds: `0:42`, `3:10`, `1:02:03`. */
export function formatPosition(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const POSITION = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** Parses a position, `1:05`, `1:02:03` or `00:01:05,250`, to seconds; NaN for anything else. */
export function readPosition(typed: string): number {
  const [whole, hours = '0', minutes = '', seconds = '', part = ''] = POSITION.exec(asciiDigits(typed.trim())) ?? [];
  if (whole === undefined || Number(seconds) > 59) return Number.NaN;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + (part === '' ? 0 : Number(`0.${part}`));
}
