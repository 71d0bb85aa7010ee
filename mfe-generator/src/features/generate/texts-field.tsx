import { OVERLAYS_MAX } from '@flint/shared/contracts/overlay-text';
import { Badge } from '@flint/shared/ui/badge';
import { Field } from '@flint/shared/ui/field';
import { Icon } from '@flint/shared/ui/icon';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styles from './generate-form.module.css';
import { textsOf } from './order';
import { orderAtom } from './order-atom';

/** Words set on the picture, folded away until they are wanted. What is wrong or typed is never hidden at first sight. */
export function TextsField({ fault }: { fault: string | undefined }) {
  const [{ texts }, change] = useAtom(orderAtom);
  const [open, setOpen] = useState(texts !== '');
  const count = textsOf(texts).length;
  return (
    <details
      className={styles.fold}
      open={open || fault !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronRight} small />
        Text on the picture {count > 0 && <Badge>{count}</Badge>}
      </summary>
      <Field
        label="Words"
        help={`One line each, at most ${OVERLAYS_MAX}; the first is the largest. Words quoted in the prompt are lettered too.`}
        error={fault}
      >
        <TextArea name="texts" rows={3} value={texts} onChange={(event) => change({ texts: event.target.value })} />
      </Field>
    </details>
  );
}
