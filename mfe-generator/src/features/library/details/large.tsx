import type { LibraryItem } from '@flint/shared/contracts/library';
import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { Picture } from '@flint/shared/ui/media-card';
import { VideoPlayer } from '@flint/shared/ui/video-player';
import { useStore } from 'jotai';
import { refreshItem } from '../list/refresh-item';
import styles from './details.module.css';
import { WordsLarge } from './words-large';

/** The picture or player in full size, or all the words. */
export function Large({ item }: { item: LibraryItem }) {
  const store = useStore();
  const renew = () => refreshItem(store, item.id);
  if (item.words) return <WordsLarge key={item.id} item={item} />;
  if (item.kind !== 'image') {
    const player = { title: item.title, onLapsed: renew };
    return item.kind === 'video' ? (
      <VideoPlayer key={item.id} video={item.media} className={styles.film} {...player} />
    ) : (
      <AudioPlayer key={item.id} audio={item.media} className={styles.sound} {...player} />
    );
  }
  const { url, prompt, width, height, dominant_color } = item.image;
  return (
    <Picture
      key={url}
      src={url}
      alt={prompt}
      width={width}
      height={height}
      dominantColor={dominant_color}
      loading="eager"
      className={styles.large}
      onError={() => void renew()}
    />
  );
}
