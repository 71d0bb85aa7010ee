import type { LibraryText } from '@flint/shared/contracts/library';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Suspense } from 'react';
import styles from './details.module.css';
import { useWhole } from './use-whole';

const Markdown = lazyPart(() => import('../../markdown/markdown'));

/** All the words of an item, set as a page. Focusable, so that it scrolls by keyboard. */
export function WordsLarge({ item }: { item: LibraryText }) {
  const { text, error, again } = useWhole(item);
  const isMarkdown = item.kind === 'answer' || item.kind === 'workflow';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the arrow keys
    <article className={styles.sheet} aria-label="The text" tabIndex={0} dir="auto">
      {text === null && !error && <Skeleton shape="block" className={styles.waiting} />}
      {error && (
        <RetryNote title={error} onRetry={again}>
          Your items are safe.
        </RetryNote>
      )}
      {text !== null &&
        (isMarkdown ? (
          <Suspense fallback={<p className={styles.plain}>{text}</p>}>
            <Markdown text={text} />
          </Suspense>
        ) : (
          <p className={styles.plain}>{text}</p>
        ))}
    </article>
  );
}
