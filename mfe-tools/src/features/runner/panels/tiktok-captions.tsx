import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Bookmark, Heart, MessageCircleMore, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ClampedText, cutWords } from './clamped-text';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';
import styles from './tiktok.module.css';

const ACTS = [Heart, MessageCircleMore, Bookmark, Share2] as const;
const ICON = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Preview of a caption over its video, collapsed as on a phone and expanded. */
export default function TiktokCaptions({ output, chosen }: PanelProps) {
  const captions = output.captions as readonly { text: string }[];
  const caption = captions[chosen]?.text ?? '';
  const [cut, setCut] = useState<number | null>(null);
  return (
    <section className={frame.panel} aria-label="On TikTok">
      <h3 className={text.h}>On TikTok</h3>
      <div className={styles.screens}>
        <Screen>
          <ClampedText key={caption} text={caption} className={styles.caption} onCut={setCut} />
          {cut !== null && <p className={styles.more}>more</p>}
        </Screen>
        <Screen open>
          <p className={styles.caption}>{caption}</p>
        </Screen>
      </div>
      <p className={text.small} role="status">
        {cutWords(cut, caption)}
      </p>
      <p className={clsx(text.tiny, text.faint)}>
        Two lines at the width of a phone; TikTok publishes no number. The picture is a sample.
      </p>
    </section>
  );
}

/** TikTok's player with its overlay. */
function Screen({ open = false, children }: { open?: boolean; children: ReactNode }) {
  return (
    <figure
      className={styles.screen}
      data-open={open || undefined}
      aria-label={open ? 'After “more”' : 'While it runs'}
    >
      <div className={styles.acts} aria-hidden="true">
        {ACTS.map((Act) => (
          <Act key={Act.displayName} {...ICON} />
        ))}
      </div>
      <p className={styles.name}>your.account</p>
      {children}
    </figure>
  );
}
