import { IconButton } from '@flint/shared/ui/icon-button';
import { MediaCard } from '@flint/shared/ui/media-card';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StoneArt } from '@flint/shared/ui/stone-art';
import { Copy, Download } from 'lucide-react';
import lake from '../../home/img/lake-640.webp';
import pears from '../../home/img/pears-640.webp';
import { Live } from '../live';
import { LONG } from '../sample';
import type { Group } from '../specimen';
import styles from './pictures.module.css';

const LAKE = { src: lake, alt: 'A red boat on a mountain lake', width: 640, height: 360, dominantColor: '#886858' };
const PEARS = { src: pears, alt: 'Three pears in pencil', width: 640, height: 640, dominantColor: '#f8e8e8' };
/** A picture that cannot be decoded, without a request. */
const BROKEN = { ...LAKE, src: 'data:image/webp;base64,AAAA' };

const tools = (
  <>
    <IconButton icon={Copy} label="Copy the prompt" size="sm" />
    <IconButton icon={Download} label="Download" size="sm" />
  </>
);

/** Pictures and their placeholders. */
export const pictures: Group = {
  id: 'pictures',
  title: 'Pictures',
  sheets: [
    {
      file: 'media-card.tsx',
      note: 'Until a picture is there its dominant colour keeps the place. Tools come with the pointer and the focus.',
      states: [
        { name: 'rest', show: <MediaCard {...LAKE} /> },
        { name: 'tools and tag', show: <MediaCard {...LAKE} tools={tools} tag="0:42" /> },
        { name: 'selected', show: <MediaCard {...PEARS} tools={tools} selected /> },
        {
          name: 'to be selected',
          show: (
            <Live initial={false}>
              {(on, set) => <MediaCard {...PEARS} tools={tools} selected={on} onSelect={() => set(!on)} />}
            </Live>
          ),
        },
        { name: 'a link', show: <MediaCard {...LAKE} tools={tools} href="/dev/ui" /> },
        { name: 'broken', show: <MediaCard {...BROKEN} /> },
        { name: 'broken, long text', show: <MediaCard {...BROKEN} alt={LONG} /> },
      ],
    },
    {
      file: 'skeleton.tsx',
      states: [
        { name: 'line', show: <Skeleton /> },
        { name: 'block', show: <Skeleton shape="block" className={styles.block} /> },
        { name: 'square', show: <Skeleton shape="square" /> },
        { name: 'wide', show: <Skeleton shape="wide" /> },
      ],
    },
    {
      file: 'stone-art.tsx',
      layout: 'row',
      states: [
        { name: 'whole', show: <StoneArt /> },
        { name: 'dashed', show: <StoneArt dashed /> },
      ],
    },
  ],
};
