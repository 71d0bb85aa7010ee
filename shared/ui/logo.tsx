import clsx from 'clsx';
import styles from './logo.module.css';

const STONE = 'M4.5 16.2 11 6.4 17.6 4 27.4 18.6 24.6 26.2 15.4 29.4 7.4 26Z';
const SHARD = 'M21 2.6 29.6 3.4 29.3 14.9Z';
const WORD =
  'M38.73 26L38.73 8.18L42.21 8.18L42.21 26ZM40.29 18.95L40.29 16.15L48.61 16.15L48.61 18.95ZM40.29 11.07L40.29 8.18L49.39 8.18L49.39 11.07ZM51.38 26L51.38 7.05L54.81 7.05L54.81 26ZM57.70 26L57.70 11.77L61.13 11.77L61.13 26ZM59.43 9.91Q58.35 9.91 57.81 9.49Q57.27 9.07 57.27 8.23Q57.27 7.40 57.83 6.97Q58.38 6.53 59.43 6.53Q60.51 6.53 61.05 6.97Q61.59 7.40 61.59 8.26Q61.59 9.10 61.05 9.50Q60.51 9.91 59.43 9.91ZM64.03 26L64.03 17.20L64.06 11.77L66.84 11.77L66.79 16.15L67.27 16.15Q67.60 14.50 68.14 13.46Q68.68 12.42 69.49 11.93Q70.30 11.45 71.49 11.45Q73.54 11.45 74.56 12.99Q75.59 14.53 75.59 17.58L75.59 26L72.13 26L72.13 18.12Q72.13 16.20 71.66 15.32Q71.19 14.44 70.19 14.44Q69.33 14.44 68.76 15.05Q68.19 15.66 67.85 16.77Q67.52 17.87 67.49 19.28L67.49 26ZM83 26.30Q80.92 26.30 79.86 25.15Q78.81 24 78.81 21.57L78.81 14.53L77.19 14.53L77.22 11.88L78.11 11.88Q79 11.83 79.39 11.56Q79.78 11.29 79.86 10.61L80.08 8.83L82.16 8.83L82.16 11.77L85.05 11.77L85.05 14.63L82.16 14.63L82.16 21.22Q82.16 22.14 82.55 22.63Q82.94 23.11 83.67 23.11Q84.02 23.11 84.39 23Q84.75 22.90 85.13 22.71L85.13 25.92Q84.54 26.14 84 26.22Q83.46 26.30 83 26.30Z';

/** The logo with the product's name. At least 20 px high. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx(styles.logo, className)} viewBox="0 0 86.2 32" role="img" aria-label="Flint">
      <path fill="currentColor" d={STONE} />
      <path fill="#f4682f" d={SHARD} />
      <path fill="currentColor" d={WORD} />
    </svg>
  );
}

/** The logo's mark alone, for narrow places. Decorative: name the surrounding link. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx(styles.logo, className)} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={STONE} />
      <path fill="#f4682f" d={SHARD} />
    </svg>
  );
}
