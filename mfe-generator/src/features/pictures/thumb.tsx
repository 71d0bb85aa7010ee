import { Icon } from '@flint/shared/ui/icon';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import { Image } from 'lucide-react';
import { useState } from 'react';

interface ThumbProps {
  /** Null where there is none. Pass it as `key` too: another picture may be there. */
  src: string | null;
  alt?: string;
  className?: string | undefined;
}

/** A thumbnail, or an icon where the picture cannot be loaded: URLs expire. */
export function Thumb({ src, alt = '', className }: ThumbProps) {
  const [gone, setGone] = useState(false);
  if (src === null || gone)
    return (
      <>
        <Icon of={Image} />
        {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
      </>
    );
  return <img src={src} alt={alt} className={className} decoding="async" onError={() => setGone(true)} />;
}
