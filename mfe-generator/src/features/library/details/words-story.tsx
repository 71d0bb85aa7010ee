import { addressOf } from '@flint/shared/api/address';
import { downloadItem, type LibraryText, type WordsFormat, wordsFormats } from '@flint/shared/contracts/library';
import { providerLabel } from '@flint/shared/contracts/providers';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import text from '@flint/shared/ui/text.module.css';
import { Download, RotateCcw, WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { kindLabel } from '../kind-labels';
import styles from './details.module.css';
import { type Fact, FactList } from './fact-list';
import { useWhole } from './use-whole';
import { sourceHref, useWords, WORD_USES } from './use-words';

const FILES: Readonly<Record<WordsFormat, string>> = {
  txt: 'Text (.txt)',
  md: 'Markdown (.md)',
  srt: 'Captions (.srt)',
  vtt: 'Captions (.vtt)',
};

/** What can be done with words, and where they are from. */
export function WordsStory({ item }: { item: LibraryText }) {
  const { text: whole } = useWhole(item);
  const use = useWords();
  const kept = item.deletedAt === null;
  return (
    <>
      {kept && (
        <div className={styles.things}>
          <ButtonLink variant="ink" href={sourceHref(item)}>
            <Icon of={RotateCcw} small />
            Use again
          </ButtonLink>
          {whole !== null && (
            <Menu
              align="start"
              trigger={
                <Button variant="line">
                  <Icon of={WandSparkles} small />
                  Use these words
                </Button>
              }
              items={WORD_USES.map(({ label, ...to }) => ({
                key: label,
                label,
                onSelect: () => use(whole, to),
              }))}
            />
          )}
          {whole !== null && <CopyButton what="text" text={whole} />}
        </div>
      )}
      <FactList facts={factsOf(item)} />
      {kept && <WordsFiles item={item} />}
    </>
  );
}

function factsOf(item: LibraryText): Fact[] {
  const { words, recipe, servedBy, cost, seconds, createdAt } = item;
  const model = 'model' in recipe && servedBy !== 'embedded' ? String(recipe.model) : null;
  return [
    ['Kind', kindLabel(item)],
    ['Length', `${formatNumber(words.length)} ${words.length === 1 ? 'character' : 'characters'}`],
    ...(model ? [['Model', model] as const] : []),
    // No provider of words is worth the note that a built-in picture needs.
    ['Made by', servedBy === 'embedded' ? 'Flint, built in' : providerLabel(servedBy)],
    ['Cost', formatCredits(cost)],
    ['Time', seconds === null ? 'Not measured' : formatDuration(seconds * 1000)],
    ['Made', formatMoment(createdAt)],
  ];
}

function WordsFiles({ item }: { item: LibraryText }) {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Download</strong>
      </h3>
      <div className={styles.things}>
        {wordsFormats(item.kind).map((format) => (
          <ButtonLink
            key={format}
            variant="line"
            size="sm"
            reloadDocument
            href={addressOf(downloadItem, { params: { id: item.id }, query: { format } })}
          >
            <Icon of={Download} small />
            {FILES[format]}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
