import type { ImageAnalysis } from '@flint/shared/contracts/analysis';
import text from '@flint/shared/ui/text.module.css';
import { Fragment } from 'react';
import { compositionRows } from './composition-rows';
import styles from './found.module.css';

/** A picture's composition and light, in words. */
export function CompositionFacts({ image, title }: { image: ImageAnalysis; title: string }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h4 className={text.strong}>{title}</h4>
      <dl className={styles.facts}>
        {compositionRows(image).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
