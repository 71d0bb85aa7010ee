import { writeReference } from '@flint/shared/tools/steps/references';
import type { StepSlot } from '@flint/shared/tools/steps/slots';
import { fitsSlot, type Source } from '@flint/shared/tools/steps/sources';
import { Button } from '@flint/shared/ui/button';
import { Menu } from '@flint/shared/ui/menu';

interface InsertMenuProps {
  /** What the value is put into. */
  readonly label: string;
  readonly slot: StepSlot;
  readonly sources: readonly Source[];
  readonly onInsert: (reference: string) => void;
}

/** What a field may take from the form and from earlier steps; nothing where there is none. */
export function InsertMenu({ label, slot, sources, onInsert }: InsertMenuProps) {
  const fitting = sources.filter((source) => fitsSlot(source, slot));
  if (fitting.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" aria-label={`Insert into ${label}`}>
          Insert
        </Button>
      }
      items={fitting.map((source) => {
        const reference = writeReference(source);
        return { key: reference, label: source.label, onSelect: () => onInsert(reference) };
      })}
    />
  );
}
