import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { getHref } from '@flint/shared/contracts/routes';
import { MakeOfPicture } from '@flint/shared/orders/parts/make-of-picture';
import { MediaCard } from '@flint/shared/ui/media-card';
import { DownloadLink } from './download-link';

interface PictureProps {
  image: GeneratedImage;
  /** Its number in its set, from 1. */
  place: number;
  /** Whether it is above the fold. */
  first?: boolean;
  /** Its URL expired, or it is not available. */
  onError: () => void;
}

/** One picture with a download button and what can be made of it; links to its details in the library. */
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
      tools={
        <>
          <MakeOfPicture id={image.id} name={`picture ${place}`} />
          <DownloadLink image={image} place={place} />
        </>
      }
    />
  );
}
