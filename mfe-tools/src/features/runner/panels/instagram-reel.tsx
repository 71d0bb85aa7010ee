import { formatPosition } from '@flint/shared/contracts/position';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FrameStrip } from './frame-strip';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface Beat {
  readonly start: number;
  readonly said: string;
  readonly screen: string;
}

/** Words per second of unhurried speech. */
const PACE = 2.5;

/** Preview of the on-screen texts beat by beat, with a check that the speech fits its time. */
export default function InstagramReel({ output, input, chosen }: PanelProps) {
  const beats = output.beats as readonly Beat[];
  const length = Number(input.seconds);
  const frames = beats.map(({ start, screen }) => ({ lead: formatPosition(start), words: screen }));
  const hurried = beats.filter(({ start, said }, at) => {
    const end = beats[at + 1]?.start ?? length;
    return said.split(/\s+/).filter(Boolean).length > Math.ceil((end - start) * PACE * 1.4);
  });
  return (
    <section className={frame.panel} aria-label="On the screen">
      <h3 className={text.h}>On the screen</h3>
      <FrameStrip label="Beats" shape="upright" frames={frames} chosen={chosen} />
      <p className={clsx(text.tiny, text.faint)}>
        {hurried.length === 0
          ? 'What is said fits its time at an easy pace, two and a half words a second.'
          : `Too much to say in time at ${hurried.map(({ start }) => formatPosition(start)).join(', ')}: two and a half words a second are an easy pace.`}
      </p>
    </section>
  );
}
