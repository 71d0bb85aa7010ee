import type { LibraryItem } from '@flint/shared/contracts/library';
import { formatPosition } from '@flint/shared/contracts/position';
import { Icon } from '@flint/shared/ui/icon';
import { Picture } from '@flint/shared/ui/media-card';
import { SoundGlyph } from '@flint/shared/ui/sound-glyph';
import { AudioLines, Film } from 'lucide-react';
import { faceOf } from '../face-of';
import styles from './grid.module.css';
import { WordsFace } from './words-face';

interface TileFaceProps {
  item: LibraryItem;
  /** Available pixels. */
  width: number;
  height: number;
  /** Its URL expired, or it is not available. */
  onError: () => void;
}

/** Thumbnail: a picture, a film's poster, a waveform with the duration of media, or how words begin. */
export function TileFace({ item, width, height, onError }: TileFaceProps) {
  const { src, color } = faceOf(item);
  if (item.words) return <WordsFace item={item} />;
  return (
    <>
      {src === null ? (
        <span className={styles.sound}>
          <SoundGlyph peaks={item.media?.peaks ?? null} className={styles.wave} />
          <span className={styles.title}>{item.title}</span>
        </span>
      ) : (
        <Picture
          key={src}
          src={src}
          alt={item.title}
          width={width}
          height={height}
          {...(color && { dominantColor: color })}
          className={styles.picture}
          onError={onError}
        />
      )}
      {item.media && (
        <span className={styles.length}>
          <Icon of={item.kind === 'video' ? Film : AudioLines} small />
          <span className="sr">{item.kind === 'video' ? 'Video' : 'Sound'}, </span>
          {item.media.seconds !== null && formatPosition(item.media.seconds)}
        </span>
      )}
    </>
  );
}
