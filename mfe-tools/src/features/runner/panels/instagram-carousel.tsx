import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FrameStrip } from './frame-strip';
import styles from './instagram.module.css';
import { InstagramPost } from './instagram-post';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface Slide {
  readonly heading: string;
  readonly text: string;
}

/** Preview of the slides with their text areas, and of the caption below. */
export default function InstagramCarousel({ output, chosen }: PanelProps) {
  const slides = output.slides as readonly Slide[];
  const tags = output.hashtags as readonly string[];
  const caption = [String(output.caption ?? ''), tags.join(' ')].filter(Boolean).join('\n\n');
  const frames = slides.map(({ heading, text: below }, at) => ({
    lead: `${at + 1}/${slides.length}`,
    words: heading,
    below,
  }));
  return (
    <section className={frame.panel} aria-label="As it is swiped">
      <h3 className={text.h}>As it is swiped</h3>
      <FrameStrip label="Slides" shape="slide" frames={frames} chosen={chosen} />
      <div className={clsx(frame.themes, frame.pair)}>
        <InstagramPost theme="light" caption={caption}>
          <FirstSlide frames={frames} />
        </InstagramPost>
        <InstagramPost theme="dark" caption={caption}>
          <FirstSlide frames={frames} />
        </InstagramPost>
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Slides of 4:5. The caption is cut at two lines of a phone; Instagram publishes no number.
      </p>
    </section>
  );
}

function FirstSlide({ frames }: { frames: readonly { words: string; below: string }[] }) {
  const [first] = frames;
  return (
    <div className={clsx(styles.frame, styles.slide, styles.posted)}>
      <p className={styles.words}>{first?.words}</p>
      {first?.below && <p className={styles.below}>{first.below}</p>}
    </div>
  );
}
