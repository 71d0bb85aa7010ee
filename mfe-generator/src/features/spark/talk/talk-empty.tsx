import { Chip } from '@flint/shared/ui/chip';
import { LogoMark } from '@flint/shared/ui/logo';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import styles from './talk.module.css';

/** Messages that show what a good one names: the thing, its subject, who it is for. */
const STARTERS = [
  'Write five titles for a video about sourdough for beginners',
  'Plan a week of posts around one long video about moving to Lisbon',
  'Write a thread of seven posts about mistakes on a first hike',
  'Make a picture of a foggy harbour at dawn',
  'What can Flint make, and what does each cost?',
] as const;

export interface TalkEmptyProps {
  onStart: (message: string) => void;
  /** Who answers here, where that has to be said. */
  note: ReactNode;
}

/** Before the first message: what Spark is for, and messages to start from. */
export function TalkEmpty({ onStart, note }: TalkEmptyProps) {
  return (
    <div className={styles.empty}>
      <LogoMark className={styles.bigMark} />
      <h2 className={text.d2}>What are you making?</h2>
      <p className={text.soft}>
        Spark writes and plans with you, and proposes pictures, videos and threads. Nothing it proposes is made, and
        nothing is spent, before you approve it.
      </p>
      {note}
      <ul className={styles.starters}>
        {STARTERS.map((message) => (
          <li key={message}>
            <Chip onClick={() => onStart(message)}>{message}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
