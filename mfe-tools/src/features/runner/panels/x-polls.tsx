import { check } from '@flint/shared/tools/limits/check';
import { CopyButton } from '@flint/shared/ui/copy-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { PanelProps } from './panel-props';
import styles from './x.module.css';
import { XPost } from './x-post';
import { XScreens } from './x-screens';

interface Poll {
  readonly question: string;
  readonly choices: readonly string[];
}

/** Preview of a poll before any vote. */
export default function XPolls({ output, input, chosen }: PanelProps) {
  const polls = output.polls as readonly Poll[];
  const poll = polls[chosen] ?? { question: '', choices: [] };
  const days = Number(input.days ?? 1);
  const choices = [...new Set(poll.choices)];
  return (
    <>
      <XScreens note="X asks for the question and for each choice in a field of its own.">
        <XPost text={poll.question}>
          <ul className={styles.choices} aria-label="Choices">
            {choices.map((choice) => (
              <li
                key={choice}
                className={styles.choice}
                data-over={check('x.poll-choice', choice).length > 0 || undefined}
              >
                {choice}
              </li>
            ))}
          </ul>
          <p className={styles.count}>0 votes · {days === 1 ? '1 day left' : `${days} days left`}</p>
        </XPost>
      </XScreens>
      <p className={clsx(styles.acts, text.small)}>
        <CopyButton what="choices" text={poll.choices.join('\n')} />
        Copy the choices, a line each
      </p>
    </>
  );
}
