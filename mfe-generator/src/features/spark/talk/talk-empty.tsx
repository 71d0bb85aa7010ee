import { Chip } from '@flint/shared/ui/chip';
import { LogoMark } from '@flint/shared/ui/logo';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import styles from './talk.module.css';

/** Example messages that name the format, its subject and its audience. */
const STARTERS = [
  'Write five titles for a video about sourdough for beginners',
  'Plan a week of posts around one long video about moving to Lisbon',
  'Write a thread of seven posts about mistakes on a first hike',
  'Make a picture of a foggy harbour at dawn',
  'What can Flint make, and what does each cost?',
] as const;

export interface TalkEmptyProps {
  onStart: (message: string) => void;
  /** Note on the model, where needed. */
  note: ReactNode;
}

/** Empty state: explains Spark and offers example messages. */
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
