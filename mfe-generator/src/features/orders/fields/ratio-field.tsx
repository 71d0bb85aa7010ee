import { ASPECT_RATIO_IDS, type AspectRatio } from '@flint/shared/contracts/image-options';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { RadioCards } from '@flint/shared/ui/radio-cards';
import type { SVGProps } from 'react';

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

interface RatioFieldProps {
  value: AspectRatio;
  onChange: (ratio: AspectRatio) => void;
  /** The ratios that are offered; all of them by default. */
  ratios?: readonly AspectRatio[];
  help?: string | undefined;
}

/** Selects the aspect ratio. */
export function RatioField({ value, onChange, ratios = ASPECT_RATIO_IDS, help }: RatioFieldProps) {
  const cards = CARDS.filter((card) => ratios.includes(card.value));
  return (
    <FieldGroup legend="Ratio" help={help}>
      <RadioCards look="tile" cards={cards} value={value} onChange={onChange} />
    </FieldGroup>
  );
}
