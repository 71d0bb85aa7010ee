import { BRAND_LIMITS, HEX_COLOUR } from '@flint/shared/contracts/brand-limits';
import { contrastOf, inkOn } from '@flint/shared/contracts/contrast';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import { TextInput } from '@flint/shared/ui/text-input';
import { Plus, X } from 'lucide-react';
import { type BrandFaults, type BrandForm, hasRoom } from './brand-form';
import styles from './form.module.css';

interface ColourFieldsProps {
  form: BrandForm;
  faults: BrandFaults;
  onChange: (fields: Partial<BrandForm>) => void;
}

/** Initial value of a new colour. */
const GREY = '#808080';

/** The primary colour and the palette: picked, or typed as hex codes. */
export function ColourFields({ form: { primaryColor, palette }, faults, onChange }: ColourFieldsProps) {
  const known = HEX_COLOUR.test(primaryColor);
  // Keys by index, because two colours may be equal.
  const places = palette.map((colour, at) => ({ key: `place-${at}`, colour, at }));
  const set = (at: number, colour: string) => onChange({ palette: palette.map((one, i) => (i === at ? colour : one)) });
  return (
    <>
      <div className={styles.primary}>
        <input
          type="color"
          aria-label="Pick the primary colour"
          className={styles.picker}
          value={known ? primaryColor : GREY}
          onChange={(event) => onChange({ primaryColor: event.target.value })}
        />
        <Field
          label="Primary colour"
          optional
          help={known ? contrastWords(primaryColor) : 'Such as #1d2f57.'}
          error={faults.primaryColor}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={primaryColor}
            onChange={(event) => onChange({ primaryColor: event.target.value.trim() })}
          />
        </Field>
      </div>
      <FieldGroup legend="Palette" help="Pictures are drawn in these colours, the first leads.">
        <ul className={styles.palette}>
          {places.map(({ key, colour, at }) => (
            <li key={key} className={styles.colour}>
              <input
                type="color"
                aria-label={`Colour ${at + 1}`}
                className={styles.picker}
                value={colour}
                onChange={(event) => set(at, event.target.value)}
              />
              <code>{colour}</code>
              <IconButton
                icon={X}
                size="sm"
                label={`Remove colour ${at + 1}`}
                onClick={() => onChange({ palette: palette.filter((_, i) => i !== at) })}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="line"
            size="sm"
            disabled={!hasRoom(palette, 'colours')}
            onClick={() => onChange({ palette: [...palette, known && palette.length === 0 ? primaryColor : GREY] })}
          >
            <Icon of={Plus} small />
            Add a colour
          </Button>
          {!hasRoom(palette, 'colours') && <span className={styles.full}>At most {BRAND_LIMITS.colours}.</span>}
        </div>
      </FieldGroup>
    </>
  );
}

function contrastWords(colour: string): string {
  const ink = inkOn(colour);
  const name = ink === '#ffffff' ? 'White' : 'Black';
  return `${name} text reads on it, at ${contrastOf(colour, ink).toFixed(1)} to 1.`;
}
