import type { PaletteColour } from '@flint/shared/contracts/analysis';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import styles from './found.module.css';

/** The leading colours, most frequent first; a press copies one. */
export function Palette({ colours }: { colours: readonly PaletteColour[] }) {
  const [said, setSaid] = useState('');
  const copy = (hex: string) =>
    navigator.clipboard.writeText(hex).then(
      () => setSaid(`${hex} is copied.`),
      () => setSaid(`The browser did not let ${hex} be copied.`),
    );
  return (
    <section className={styles.part} aria-label="Palette">
      <h4 className={text.strong}>Palette</h4>
      <ul className={styles.palette}>
        {colours.map(({ hex, name, share }) => (
          <li key={hex}>
            <button type="button" className={styles.swatch} title={`Copy ${hex}`} onClick={() => void copy(hex)}>
              <span className={styles.colour} style={{ background: hex }} />
              <span className={styles.named}>
                {hex}
                <br />
                {name}, {Math.round(share * 100)}%
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={text.small}>
        {said}
      </p>
    </section>
  );
}
