import { OVERLAYS_MAX } from '@flint/shared/contracts/overlay-text';
import { Badge } from '@flint/shared/ui/badge';
import { Field } from '@flint/shared/ui/field';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { Fold } from '../orders/fields/fold';
import { textsOf } from './order';
import { orderAtom } from './order-atom';

/** Overlay texts. */
export function TextsField({ fault }: { fault: string | undefined }) {
  const [{ texts }, change] = useAtom(orderAtom);
  const count = textsOf(texts).length;
  return (
    <Fold
      summary={<>Text on the picture {count > 0 && <Badge>{count}</Badge>}</>}
      filled={texts !== ''}
      faulty={fault !== undefined}
    >
      <Field
        label="Words"
        help={`One line each, at most ${OVERLAYS_MAX}; the first is the largest. Words quoted in the prompt are lettered too.`}
        error={fault}
      >
        <TextArea name="texts" rows={3} value={texts} onChange={(event) => change({ texts: event.target.value })} />
      </Field>
    </Fold>
  );
}
