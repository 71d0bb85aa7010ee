/** Formats millionths of a dollar: in cents from a dollar on, below it with four decimals (`$0.0131`). */
export function formatDollars(micros: number): string {
  const dollars = micros / 1_000_000;
  const decimals = dollars === 0 || Math.abs(dollars) >= 1 ? 2 : 4;
  const format = new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency: 'USD' },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });
  return format.format(dollars).replace('-', '−');
}
