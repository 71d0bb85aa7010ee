import { chaptersIn } from '@flint/shared/contracts/timed-text';
import { hashtagsIn } from '@flint/shared/tools/measure/hashtags';
import { urlsIn } from '@flint/shared/tools/measure/urls';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import { ChapterBar } from './chapter-bar';
import { DescriptionBox } from './description-box';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

const PLACES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

/** Number of hashtags that YouTube shows above a title. */
const ABOVE_TITLE = 3;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Preview of a description below its video, collapsed, with the links that YouTube makes. */
export default function YoutubeDescription({ output, input }: PanelProps) {
  const [place, setPlace] = useState<(typeof PLACES)[number]['value']>('desktop');
  const description = String(output.description ?? '');
  const title = String(input.title || input.topic || '');
  const hashtags = hashtagsIn(description);
  const chapters = chaptersIn(description).map(({ start, text: said }) => ({ start, title: said }));
  const above = hashtags.slice(0, ABOVE_TITLE).join(' ');
  return (
    <section className={frame.panel} aria-label="Below the video">
      <div className={frame.split}>
        <h3 className={text.h}>Below the video</h3>
        <Segmented label="Preview" segments={PLACES} value={place} onChange={setPlace} />
      </div>
      <div className={frame.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <DescriptionBox key={`${theme} ${place}`} {...{ theme, place, title, above, description }} />
        ))}
      </div>
      {chapters.length > 1 && <ChapterBar chapters={chapters} />}
      <p className={clsx(text.small, text.faint, text.num)}>
        {counted(urlsIn(description).length, 'link')} · {counted(chapters.length, 'chapter')} ·{' '}
        {counted(hashtags.length, 'hashtag')}
        {above && `, of which ${above} above the title`}
      </p>
      <p className={clsx(text.tiny, text.faint)}>
        Folded as a column of this width folds it; YouTube publishes no number of lines.
      </p>
    </section>
  );
}
