import { type ComponentProps, use } from 'react';
import { InLink } from './in-link';

/** What stands for a picture: loading it would tell its server who reads this, and when. */
export function PictureWords({ src, alt }: ComponentProps<'img'>) {
  const isLinked = use(InLink);
  const address = typeof src === 'string' && /^https?:\/\//i.test(src) && URL.canParse(src) ? src : undefined;
  if (address === undefined) return <span>{alt}</span>;
  const words = `${alt ? `${alt}. ` : ''}Image not loaded: ${new URL(address).host}`;
  if (isLinked) return <span>{words}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}
