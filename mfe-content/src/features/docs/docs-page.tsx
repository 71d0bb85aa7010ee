import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useEffect, useState } from 'react';
import { InfoPage, InfoSection, TextLink } from '../info/info-page';
import styles from './docs.module.css';
import { InlineMarkdown } from './inline-markdown';
import { SearchField } from './search-field';

/** One question of a help page, with its answer in Markdown. */
interface HelpSection {
  /** Title of the help page. */
  readonly title: string;
  /** Path of the product's page that it describes. */
  readonly page: string;
  readonly question: string;
  readonly answer: string;
}

/** Written by the bundler, from docs/guide. */
declare const __GUIDE__: readonly HelpSection[];

const TITLES = [...new Set(__GUIDE__.map(({ title }) => title))];
const anchorOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Whether a section has every word of the search. */
function matches({ title, question, answer }: HelpSection, wanted: string): boolean {
  const whole = `${title} ${question} ${answer}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** Public page: the help pages as one, to search. */
export default function DocsPage() {
  const [wanted, search] = useState('');
  // The page comes after the browser has looked for the part that its address names.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const found = __GUIDE__.filter((section) => matches(section, wanted));
  const shown = TITLES.filter((title) => found.some((section) => section.title === title));
  return (
    <InfoPage
      wide
      title="Documentation"
      lead="Every question that Flint’s assistant answers too, in one page to search."
    >
      <SearchField label="Search the documentation" value={wanted} onChange={search}>
        {found.length} of {__GUIDE__.length} answers
      </SearchField>
      <div className={styles.columns}>
        <nav aria-label="Parts of the documentation" className={styles.parts}>
          <ul>
            {shown.map((title) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`} className={text.link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${layout.stack} ${layout.blocks}`}>
          {shown.map((title) => (
            <InfoSection key={title} title={title} id={anchorOf(title)}>
              {found
                .filter((section) => section.title === title)
                .map(({ question, answer }) => (
                  <div key={question} className={`${layout.stack} ${layout.tight}`}>
                    <h3 className={`${text.h} ${styles.question}`}>{question}</h3>
                    {answer.split('\n\n').map((paragraph) => (
                      <p key={paragraph}>
                        <InlineMarkdown text={paragraph} />
                      </p>
                    ))}
                  </div>
                ))}
            </InfoSection>
          ))}
          {shown.length === 0 && (
            <p>
              Nothing has all of these words. Try fewer, or <TextLink to="/contact">ask us</TextLink>.
            </p>
          )}
        </div>
      </div>
    </InfoPage>
  );
}
