import type { Platform } from '@flint/shared/tools/tool-row';
import styles from './catalogue.module.css';

const MONOGRAMS: Readonly<Record<Platform, string>> = {
  youtube: 'YT',
  x: 'X',
  instagram: 'IG',
  tiktok: 'TT',
  facebook: 'FB',
  google: 'G',
};

/** A platform's letters in a square; decorative beside its name. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {MONOGRAMS[platform]}
    </span>
  );
}
