import { formatPosition } from '@flint/shared/contracts/position';
import { check } from '@flint/shared/tools/limits/check';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './chapter-bar.module.css';

export interface Chapter {
  /** Seconds from the start. */
  readonly start: number;
  readonly title: string;
}

/** Width of a last chapter of unknown length, as a share of the rest. */
const LAST_PART = 0.15;

interface ChapterBarProps {
  chapters: readonly Chapter[];
  /** Known minimum length of the video in seconds; undefined without one. */
  end?: number | undefined;
  /** Index of the chapter described before any is pressed. */
  first?: number;
}

/** Chapters on a video's progress bar, with violations of rules marked. */
export function ChapterBar({ chapters, end = 0, first = 0 }: ChapterBarProps) {
  const [at, setAt] = useState(first);
  const last = chapters.at(-1)?.start ?? 0;
  const whole = Math.max(end, last + Math.max(10, last * LAST_PART));
  const parts = chapters.map((chapter, place) => {
    const to = chapters[place + 1]?.start ?? whole;
    return { ...chapter, place, seconds: Math.max(0, to - chapter.start), isLast: place === chapters.length - 1 };
  });
  const wrong = check('youtube.chapters', [...chapters]);
  const isWrong = (place: number) => wrong.some((finding) => finding.at === place);
  const shown = parts[Math.min(at, parts.length - 1)];
  if (!shown) return null;
  return (
    <figure className={styles.figure}>
      <ol className={styles.bar} aria-label="Chapters along the video">
        {parts.map(({ place, start, title, seconds, isLast }) => (
          <li
            key={`${place} ${start}`}
            ref={(part) => part?.style.setProperty('flex-grow', String(Math.max(seconds, 1)))}
          >
            <button
              type="button"
              className={styles.part}
              data-wrong={isWrong(place) || undefined}
              aria-pressed={place === shown.place}
              aria-label={`${title}, from ${formatPosition(start)}${isLast ? '' : `, ${seconds} seconds`}${isWrong(place) ? ', breaks a rule' : ''}`}
              onClick={() => setAt(place)}
              onPointerEnter={() => setAt(place)}
              onFocus={() => setAt(place)}
            />
          </li>
        ))}
      </ol>
      <figcaption className={clsx(text.small, text.num)}>
        {formatPosition(shown.start)} · <span className={text.strong}>{shown.title}</span>
        {!shown.isLast && <span className={text.faint}> · {formatPosition(shown.seconds)} long</span>}
      </figcaption>
      <p className={clsx(text.small, wrong.length > 0 ? text.bad : text.faint)}>
        {wrong.length > 0
          ? 'YouTube shows none of them: what is marked breaks a rule.'
          : `${chapters.length} chapters that YouTube shows.`}
      </p>
    </figure>
  );
}
