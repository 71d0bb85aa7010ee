import { CopyButton } from '@flint/shared/ui/copy-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './google.module.css';
import { jsonLdScript } from './json-ld';
import frame from './panel.module.css';

interface MarkupProps {
  data: object;
  /** Where to paste it, and what to add. */
  note: string;
}

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** Structured data to paste into a page. */
export function Markup({ data, note }: MarkupProps) {
  const script = jsonLdScript(data);
  return (
    <section className={frame.panel} aria-label="Markup">
      <div className={frame.split}>
        <h3 className={text.h}>Markup</h3>
        <CopyButton what="markup" text={script} />
      </div>
      <pre className={styles.code} {...FOCUSABLE}>
        <code>{script}</code>
      </pre>
      <p className={clsx(text.tiny, text.faint)}>{note}</p>
    </section>
  );
}
