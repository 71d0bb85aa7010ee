import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { InstagramPost } from './instagram-post';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

/** Preview of a caption in the feed, collapsed before "more". */
export default function InstagramCaptions({ output, chosen }: PanelProps) {
  const captions = output.captions as readonly { caption: string }[];
  const caption = captions[chosen]?.caption ?? '';
  return (
    <section className={frame.panel} aria-label="In the feed">
      <h3 className={text.h}>In the feed</h3>
      <div className={clsx(frame.themes, frame.pair)}>
        <InstagramPost theme="light" caption={caption} />
        <InstagramPost theme="dark" caption={caption} />
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Two lines at the width of a phone; Instagram publishes no number. The picture is a sample.
      </p>
    </section>
  );
}
