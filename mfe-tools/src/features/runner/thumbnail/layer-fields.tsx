import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Icon } from '@flint/shared/ui/icon';
import { Range } from '@flint/shared/ui/range';
import { Segmented } from '@flint/shared/ui/segmented';
import { TextArea } from '@flint/shared/ui/text-area';
import { Trash2 } from 'lucide-react';
import { SIZE_MAX, SIZE_MIN, type TextLayer } from './layer';
import styles from './thumbnail.module.css';

const FACES = [
  { value: 'display', label: 'Display' },
  { value: 'plain', label: 'Figtree' },
] as const;
const LOOKS = [
  { value: 'none', label: 'None' },
  { value: 'outline', label: 'Outline' },
  { value: 'plate', label: 'Plate' },
] as const;
const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const;

interface LayerFieldsProps {
  layer: TextLayer;
  onChange: (change: Partial<TextLayer>) => void;
  onRemove: () => void;
}

/** Editor for a text layer. */
export function LayerFields({ layer, onChange, onRemove }: LayerFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field label="Words">
        <TextArea rows={2} value={layer.text} onChange={(event) => onChange({ text: event.target.value })} />
      </Field>
      <Field label="Size">
        <Range
          value={layer.size}
          min={SIZE_MIN}
          max={SIZE_MAX}
          words={`${layer.size} px`}
          onChange={(size) => onChange({ size })}
        />
      </Field>
      <FieldGroup legend="Letters">
        <Segmented fill segments={FACES} value={layer.face} onChange={(face) => onChange({ face })} />
      </FieldGroup>
      <FieldGroup legend="Set off by">
        <Segmented fill segments={LOOKS} value={layer.look} onChange={(look) => onChange({ look })} />
      </FieldGroup>
      <FieldGroup legend="Aligned">
        <Segmented fill segments={SIDES} value={layer.align} onChange={(align) => onChange({ align })} />
      </FieldGroup>
      <div className={styles.colours}>
        <Colour label="Colour of the words" value={layer.colour} onChange={(colour) => onChange({ colour })} />
        {layer.look !== 'none' && (
          <Colour
            label={layer.look === 'plate' ? 'Colour of the plate' : 'Colour of the outline'}
            value={layer.second}
            onChange={(second) => onChange({ second })}
          />
        )}
      </div>
      <div>
        <Button size="sm" onClick={onRemove}>
          <Icon of={Trash2} small />
          Remove these words
        </Button>
      </div>
    </div>
  );
}

function Colour({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles.colour}>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      {label}
    </label>
  );
}
