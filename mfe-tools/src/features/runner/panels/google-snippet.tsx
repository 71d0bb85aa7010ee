import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './google.module.css';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface SnippetRow {
  readonly name: string;
  readonly value: string;
}

/** Preview of the answer as a featured snippet. */
export default function GoogleSnippet({ output }: PanelProps) {
  return (
    <section className={frame.panel} aria-label="Above the results">
      <h3 className={text.h}>Above the results</h3>
      <div className={frame.themes}>
        <Snippet theme="light" output={output} />
        <Snippet theme="dark" output={output} />
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Whether an answer is lifted, and which part of it, the search engine alone decides.
      </p>
    </section>
  );
}

function Snippet({ theme, output }: { theme: 'light' | 'dark'; output: PanelProps['output'] }) {
  const rows = output.rows as readonly SnippetRow[];
  return (
    <figure className={styles.screen} data-theme={theme}>
      <p className={styles.lifted}>{String(output.answer)}</p>
      {output.form === 'list' && (
        <ol className={styles.steps}>
          {rows.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      {output.form === 'table' && (
        <table className={styles.values}>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.crumbs}>your-site.example</p>
      <p className={styles.title}>{String(output.heading)}</p>
    </figure>
  );
}
