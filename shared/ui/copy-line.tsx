import { CopyButton } from './copy-button';
import styles from './copy-line.module.css';

/** One line of code with a button that copies it. */
export function CopyLine({ what, text }: { what: string; text: string }) {
  return (
    <div className={styles.copyLine}>
      <code>{text}</code>
      <CopyButton what={what} text={text} />
    </div>
  );
}

/** Lines of code with a button that copies them. The region is focusable, so that the keyboard can scroll it. */
export function CopyBlock({ what, text }: { what: string; text: string }) {
  return (
    <div className={styles.copyBlock}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton what={what} text={text} />
    </div>
  );
}
