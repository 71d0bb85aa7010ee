import type { MusicOutput } from '@flint/shared/contracts/recipes/music';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './music.module.css';
import { formatSeconds, genreLabel } from './words';

interface PlanLineProps {
  plan: NonNullable<MusicOutput['plan']>;
  /** LUFS; null where not measured. */
  loudness: number | null;
}

/** The composition in a line: genre, tempo, key, sections in order, and loudness. */
export function PlanLine({ plan, loudness }: PlanLineProps) {
  const facts = [
    genreLabel(plan.genre),
    plan.mood,
    `${Math.round(plan.tempo)} bpm`,
    plan.key,
    loudness !== null && `${loudness.toFixed(1).replace('-', '−')} LUFS`,
  ];
  return (
    <div className={clsx(text.small, text.num)}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <ol className={styles.sections} aria-label="Sections">
        {plan.sections.map(({ name, start }) => (
          <li key={start}>
            {name} <span className={text.faint}>{formatSeconds(start)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
