import { upscaleImage } from '@flint/shared/contracts/editing';
import { tooLargeToMake, UPSCALE_FACTOR_DEFAULT } from '@flint/shared/contracts/editing-limits';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { upscaleItem } from '@flint/shared/contracts/prices/line-items';
import { UPSCALE_FACTORS, type UpscaleFactor } from '@flint/shared/contracts/recipes/editing';
import { isEnded } from '@flint/shared/contracts/runs';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { Segmented } from '@flint/shared/ui/segmented';
import { useState } from 'react';
import styles from './follow-up.module.css';
import { FollowWork } from './follow-work';
import { useFollowUp } from './use-follow-up';

const SEGMENTS = UPSCALE_FACTORS.map((value) => ({ value, label: `${value}×` }));

/** Enlarges the picture; the new size is told before the press. */
export default function UpscalePanel({ item, onMade }: { item: LibraryPicture; onMade: () => void }) {
  const [factor, setFactor] = useState<UpscaleFactor>(UPSCALE_FACTOR_DEFAULT);
  const { price, start, busy, problem, run } = useFollowUp(upscaleImage, upscaleItem({ factor }));
  const { width, height } = item.image;
  const tooLarge = tooLargeToMake({ width: width * factor, height: height * factor });
  return (
    <div className={styles.panel}>
      <Segmented label="How much larger" segments={SEGMENTS} value={factor} onChange={setFactor} />
      <p className={styles.told}>
        {formatNumber(width)} × {formatNumber(height)} becomes {formatNumber(width * factor)} ×{' '}
        {formatNumber(height * factor)} pixels.
      </p>
      {tooLarge !== undefined && <Note tone="warn">{tooLarge}</Note>}
      <FollowWork run={run} problem={problem} onMade={onMade} />
      <div>
        <Button
          variant="ink"
          price={price}
          busy={busy}
          disabled={price === undefined || tooLarge !== undefined || (run && !isEnded(run.status))}
          onClick={() => void start({ image_url: item.id, factor })}
        >
          Upscale the picture
        </Button>
      </div>
    </div>
  );
}
