import { grouped } from '@flint/shared/contracts/grouped';

/** Formats a whole number: `1,284`, with a true minus sign (`−20`). */
export function formatNumber(value: number): string {
  return grouped(Math.round(value)).replace('-', '−');
}

/** Formats a change with its sign: `+25`, `−4`, `0`. */
export function formatChange(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

/** Formats credits with their unit: `1 credit`, `1,284 credits`. */
export function formatCredits(credits: number): string {
  return `${formatNumber(credits)} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`;
}

/** Formats what was charged: `3 credits`, and for none `Nothing charged`. */
export function formatCharge(credits: number): string {
  return credits === 0 ? 'Nothing charged' : formatCredits(credits);
}

/** Formats a file size in decimal units (1 kB is 1,000 bytes): `812 bytes`, `64 kB`, `1.2 MB`, `200 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const [size, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size < 9.95 ? Number(size.toFixed(1)) : formatNumber(Math.round(size))} ${unit}`;
}
