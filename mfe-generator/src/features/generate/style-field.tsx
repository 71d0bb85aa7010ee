import { IMAGE_STYLES, type ImageStyle } from '@flint/shared/contracts/image-options';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { RadioCards } from '@flint/shared/ui/radio-cards';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';
import { STYLE_LABELS } from './style-labels';
import { StyleSample } from './style-sample';

const CARDS = IMAGE_STYLES.map((value: ImageStyle) => ({
  value,
  label: STYLE_LABELS[value],
  media: <StyleSample style={value} />,
}));

/** Selects the style. */
export function StyleField() {
  const [{ style }, change] = useAtom(orderAtom);
  return (
    <FieldGroup legend="Style">
      <RadioCards cards={CARDS} value={style} onChange={(next) => change({ style: next })} />
    </FieldGroup>
  );
}
