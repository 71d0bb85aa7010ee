import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FrameStrip } from './frame-strip';
import styles from './instagram.module.css';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface Story {
  readonly text: string;
  readonly sticker: string;
  readonly ask: string;
}

/** Preview of the stories in order, each on a phone's screen. */
export default function InstagramStories({ output, chosen }: PanelProps) {
  const stories = output.stories as readonly Story[];
  const frames = stories.map(({ text: words, sticker, ask }, at) => ({
    lead: `${at + 1}/${stories.length}`,
    words,
    extra: sticker === 'none' ? null : <Sticker kind={sticker} ask={ask} />,
  }));
  return (
    <section className={frame.panel} aria-label="As they are tapped through">
      <h3 className={text.h}>As they are tapped through</h3>
      <FrameStrip label="Stories" shape="upright" frames={frames} chosen={chosen} />
      <p className={clsx(text.tiny, text.faint)}>
        Upright, 9:16. Keep words and stickers off the top and the bottom: Instagram puts its own there.
      </p>
    </section>
  );
}

/** A sticker with its text; options of a poll are separated by slashes. */
function Sticker({ kind, ask }: { kind: string; ask: string }) {
  const parts = kind === 'poll' || kind === 'quiz' ? /^(.*[?.!:])\s*(.+\/.+)$/.exec(ask) : null;
  const [, question = ask, choices = ''] = parts ?? [];
  return (
    <div className={styles.sticker} data-kind={kind}>
      <p>{question}</p>
      {choices !== '' && (
        <ul className={styles.choices}>
          {choices.split('/').map((choice) => (
            <li key={choice}>{choice.trim()}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
