import { ASPECT_RATIO_IDS, type AspectRatio } from '@flint/shared/contracts/images';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { RadioCards } from '@flint/shared/ui/radio-cards';
import { useAtom } from 'jotai';
import type { SVGProps } from 'react';
import { orderAtom } from './order-atom';

const FRAMES: Record<AspectRatio, SVGProps<SVGRectElement>> = {
  '1:1': { x: 5, y: 5, width: 14, height: 14 },
  '4:5': { x: 6, y: 4.5, width: 12, height: 15 },
  '16:9': { x: 2, y: 6.5, width: 20, height: 11 },
  '9:16': { x: 7, y: 3, width: 10, height: 18 },
};

const CARDS = ASPECT_RATIO_IDS.map((value) => ({
  value,
  label: value,
  media: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect rx="1.5" {...FRAMES[value]} />
    </svg>
  ),
}));

/** The shape of the picture. */
export function RatioField() {
  const [{ aspectRatio }, change] = useAtom(orderAtom);
  return (
    <FieldGroup legend="Ratio">
      <RadioCards look="tile" cards={CARDS} value={aspectRatio} onChange={(next) => change({ aspectRatio: next })} />
    </FieldGroup>
  );
}
