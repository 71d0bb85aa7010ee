import styles from './brand.module.css';

/** A brand's colours as a small row, labelled by their hex codes. */
export function Swatches({ colours }: { colours: readonly string[] }) {
  if (colours.length === 0) return null;
  return (
    <span className={styles.swatches} role="img" aria-label={`Colours: ${colours.join(', ')}`}>
      {colours.map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}
