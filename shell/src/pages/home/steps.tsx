import { ASPECT_RATIO_IDS, IMAGE_CAP, IMAGE_STYLES, PROMPT_MAX } from '@flint/shared/contracts/image-options';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Archive, type LucideIcon, PenLine, SlidersHorizontal, Tag } from 'lucide-react';
import { fromPrice } from './from-price';
import section from './section.module.css';
import styles from './steps.module.css';

interface Step {
  icon: LucideIcon;
  title: string;
  words: string;
  fact: string;
}

const STEPS: readonly Step[] = [
  {
    icon: PenLine,
    title: 'Describe',
    words: 'The subject, the mood, the colours, the light. Plain words do.',
    fact: `Up to ${formatNumber(PROMPT_MAX)} characters`,
  },
  {
    icon: SlidersHorizontal,
    title: 'Choose',
    words: 'Photorealistic, artistic, cartoon or sketch; square, wide or tall; one take or several.',
    fact: `${IMAGE_STYLES.length} styles, ${ASPECT_RATIO_IDS.length} ratios, 1 to ${IMAGE_CAP} at once`,
  },
  {
    icon: Tag,
    title: 'Read the price',
    words: 'The button says what the press costs, to the credit. Nobody learns it afterwards.',
    fact: `From ${fromPrice()} a picture`,
  },
  {
    icon: Archive,
    title: 'Keep it',
    words: 'Every picture keeps its recipe. The built-in engine draws the same one again from the same seed.',
    fact: 'Prompt, model, style, ratio, seed',
  },
];

/** Explains the steps from a prompt to a picture. */
export function Steps() {
  return (
    <section className={clsx(section.section, section.band)}>
      <h2 className={text.d4}>
        One sentence,
        <br />
        four steps
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ icon, title, words, fact }) => (
          <li key={title}>
            <Icon of={icon} />
            <h3 className={text.d1}>{title}</h3>
            <p className={text.soft}>{words}</p>
            <p className={clsx(text.num, text.small, text.strong)}>{fact}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
