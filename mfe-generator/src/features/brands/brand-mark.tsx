import { inkOn } from '@flint/shared/contracts/contrast';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './brand.module.css';

interface BrandMarkProps {
  name: string;
  /**
   * A URL of this site, or made in this browser; others are not shown, because their host would learn about the viewer.
   */
  logoUrl: string | null;
  colour: string | null;
  /** `lg` for a page's header, `sm` within a line. */
  size?: 'sm' | 'md' | 'lg';
  /** Round, like profile pictures on platforms. */
  round?: boolean;
}

const OWN = /^(?:\/(?!\/)|blob:|data:image\/)/;

/** A brand's logo; without one its first letter on its colour. */
export function BrandMark({ name, logoUrl, colour, size = 'md', round = false }: BrandMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = logoUrl !== null && OWN.test(logoUrl) && logoUrl !== broken;
  const look = clsx(styles.mark, styles[size], round && styles.round);
  if (shown)
    return (
      <span className={look}>
        <img src={logoUrl} alt="" decoding="async" onError={() => setBroken(logoUrl)} />
      </span>
    );
  const tint = colour ? { background: colour, color: inkOn(colour) } : undefined;
  return (
    <span className={clsx(look, styles.letter)} style={tint} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
