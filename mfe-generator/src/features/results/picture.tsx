import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
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

/** One picture with its download. */
export function Picture({ image, place, first = false, onError }: PictureProps) {
  return (
    <MediaCard
      src={image.url}
      alt={place > 1 ? `${image.prompt}, picture ${place}` : image.prompt}
      width={image.width}
      height={image.height}
      dominantColor={image.dominant_color}
      loading={first ? 'eager' : 'lazy'}
      onError={onError}
      tools={<DownloadLink image={image} place={place} />}
    />
  );
}
