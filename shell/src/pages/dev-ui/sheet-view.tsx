import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './sheet-view.module.css';
import { anchorOf, type Sheet, titleOf } from './specimen';

const THEMES = ['light', 'dark'] as const;

/** Renders all states of a component once per theme, independent of the page's theme. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  return (
    <article id={anchorOf(sheet)} className={styles.sheet}>
      <header className={styles.head}>
        <h3 className={text.h}>{titleOf(sheet)}</h3>
        <code className={clsx(text.code, text.faint)}>{sheet.file}</code>
      </header>
      {sheet.note && <p className={clsx(text.small, text.soft)}>{sheet.note}</p>}
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <div key={theme} data-theme={theme} className={clsx(styles.panel, styles[sheet.layout ?? 'cells'])}>
            {sheet.states.map(({ name, show }) => (
              <div key={name} className={styles.state}>
                <p className={styles.name}>{name}</p>
                {show}
              </div>
            ))}
          </div>
        ))}
      </div>
    </article>
  );
}
