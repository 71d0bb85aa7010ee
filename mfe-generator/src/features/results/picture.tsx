import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { getHref } from '@flint/shared/contracts/routes';
import { MediaCard } from '@flint/shared/ui/media-card';
import { DownloadLink } from './download-link';

interface PictureProps {
  image: GeneratedImage;
  /** Its place in its set, from 1. */
  place: number;
  /** Whether it is in sight when the page opens. */
  first?: boolean;
  /** Its address lapsed or it cannot be had. */
  onError: () => void;
}

/** One picture with its download; itself it leads to its story, where it can be had in every format. */
export function Picture({ image, place, first = false, onError }: PictureProps) {
  return (
    <MediaCard
      src={image.url}
      alt={place > 1 ? `${image.prompt}, picture ${place}` : image.prompt}
      width={image.width}
      height={image.height}
      dominantColor={image.dominant_color}
      loading={first ? 'eager' : 'lazy'}
      href={getHref('library', { item: image.id })}
      onError={onError}
      tools={<DownloadLink image={image} place={place} />}
    />
  );
}
