import type { DrawnPicture } from '@flint/shared/contracts/library';
import { Chip } from '@flint/shared/ui/chip';
import text from '@flint/shared/ui/text.module.css';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { useId } from 'react';
import type { Aim } from '../../generate/aim-atom';
import { styleLabel } from '../filters/facet-options';
import styles from './details.module.css';
import { wordsOf } from './words';

interface ChangeOneThingProps {
  item: DrawnPicture;
  /** Opens the form with everything filled in, and focuses this field. */
  onChoose: (aim: Aim) => void;
}

/** Links to change one field while everything else stays, including the seed. */
export function ChangeOneThing({ item, onChoose }: ChangeOneThingProps) {
  const title = useId();
  const { image, recipe } = item;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Change one thing</strong>
      </h3>
      <p className={styles.hint}>All the rest stays as it was. Choose a word, or one of these.</p>
      <Toolbar label="A word of the prompt" className={styles.words}>
        {wordsOf(recipe.prompt).map(({ text: word, start, end }) => (
          <button
            key={start}
            type="button"
            className={styles.word}
            onClick={() => onChoose({ field: 'prompt', start, end })}
          >
            {word}
          </button>
        ))}
      </Toolbar>
      <div className={styles.things}>
        <Chip onClick={() => onChoose({ field: 'style' })}>Style: {styleLabel(recipe.style ?? 'None')}</Chip>
        <Chip onClick={() => onChoose({ field: 'ratio' })}>Ratio: {recipe.aspectRatio}</Chip>
        <Chip onClick={() => onChoose({ field: 'seed' })}>Seed: {image.seed}</Chip>
      </div>
    </section>
  );
}
