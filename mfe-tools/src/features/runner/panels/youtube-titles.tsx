import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';
import { TitleTest } from './title-test';
import { type FeedPlace, YoutubeFeed } from './youtube-feed';

const PLACES = [
  { value: 'home', label: 'Home' },
  { value: 'search', label: 'Search' },
  { value: 'phone', label: 'Phone' },
] as const satisfies readonly { value: FeedPlace; label: string }[];

interface Candidate {
  readonly title: string;
}

/** Preview of a title in YouTube's feeds, and three titles for an A/B test. */
export default function YoutubeTitles({ output, chosen }: PanelProps) {
  const [place, setPlace] = useState<FeedPlace>('home');
  const titles = (output.titles as readonly Candidate[]).map(({ title }) => title);
  const title = titles[chosen] ?? '';
  return (
    <>
      <section className={frame.panel} aria-label="In the feed">
        <div className={frame.split}>
          <h3 className={text.h}>In the feed</h3>
          <Segmented label="Preview" segments={PLACES} value={place} onChange={setPlace} />
        </div>
        <div className={frame.themes}>
          <YoutubeFeed theme="light" place={place} title={title} />
          <YoutubeFeed theme="dark" place={place} title={title} />
        </div>
        <p className={clsx(text.tiny, text.faint)}>
          Cut as a column of this width cuts it; YouTube publishes no number. The other cards are samples.
        </p>
      </section>
      <TitleTest titles={titles} />
    </>
  );
}
