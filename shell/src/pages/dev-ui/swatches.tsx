import styles from './swatches.module.css';

const GROUNDS = ['paper', 'surface', 'raised', 'sunken', 'hover', 'selected', 'ember', 'ember-hover'];
const LINES = ['line', 'line-control'];
const INKS = ['ink', 'ink-2', 'ink-3', 'ember-text', 'good-text', 'warn-text', 'bad-text'];
const WASHES = ['ember', 'good', 'warn', 'bad'];

/** All colours of the surrounding theme: backgrounds as fields, inks as text, washes under their own text. */
export function Swatches() {
  return (
    <div className={styles.swatches}>
      {[...GROUNDS, ...LINES].map((name) => (
        <p key={name} className={styles.swatch}>
          <span className={styles.field} style={{ background: `var(--${name})` }} />
          {name}
        </p>
      ))}
      {INKS.map((name) => (
        <p key={name} className={styles.swatch} style={{ color: `var(--${name})` }}>
          <span className={styles.letters}>Aa</span>
          {name}
        </p>
      ))}
      {WASHES.map((name) => (
        <p key={name} className={styles.swatch}>
          <span className={styles.letters} style={{ background: `var(--${name}-wash)`, color: `var(--${name}-text)` }}>
            Aa
          </span>
          {name}-wash
        </p>
      ))}
    </div>
  );
}
