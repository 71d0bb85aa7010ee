import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { type RefObject, useState } from 'react';
import frame from '../panels/panel.module.css';
import { type FeedPlace, YoutubeFeed } from '../panels/youtube-feed';
import { SmallThumbnail } from './small-thumbnail';

const PLACES = [
  { value: 'home', label: 'Home' },
  { value: 'search', label: 'Search' },
  { value: 'sidebar', label: 'Sidebar' },
  { value: 'phone', label: 'Phone' },
] as const satisfies readonly { value: FeedPlace; label: string }[];

/** Thumbnail widths in YouTube's feeds on a typical screen, in pixels. */
const WIDTHS: Readonly<Record<FeedPlace, string>> = {
  home: '360 pixels wide',
  search: '360 pixels wide',
  sidebar: '168 pixels wide',
  phone: 'as wide as the phone',
};

interface InTheFeedProps {
  source: RefObject<HTMLCanvasElement | null>;
  drawn: number;
  title: string;
}

/** A thumbnail at its real size beside others, in both of YouTube's themes. */
export function InTheFeed({ source, drawn, title }: InTheFeedProps) {
  const [place, setPlace] = useState<FeedPlace>('home');
  const own = <SmallThumbnail key={place} source={source} drawn={drawn} />;
  return (
    <section className={frame.panel} aria-label="At its real size">
      <div className={frame.split}>
        <h3 className={text.h}>At its real size</h3>
        <Segmented label="Preview" segments={PLACES} value={place} onChange={setPlace} />
      </div>
      <div className={frame.themes}>
        <YoutubeFeed theme="light" place={place} title={title} thumbnail={own} />
        <YoutubeFeed theme="dark" place={place} title={title} thumbnail={own} />
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Here a thumbnail is {WIDTHS[place]}, on screens that are wide enough. The other videos are samples.
      </p>
    </section>
  );
}
