const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A whole number as people read it: `1,284`, with a true minus sign (`−20`). */
export function formatNumber(value: number): string {
  return whole.format(value).replace('-', '−');
}

/** A change with its sign: `+25`, `−4`, `0`. */
export function formatChange(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

/** Credits with their unit: `1 credit`, `1,284 credits`. */
export function formatCredits(credits: number): string {
  return `${formatNumber(credits)} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`;
}
