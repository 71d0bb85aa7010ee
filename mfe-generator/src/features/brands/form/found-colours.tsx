import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import { Swatches } from '../swatches';
import type { BrandForm } from './brand-form';
import styles from './form.module.css';

interface FoundColoursProps {
  form: BrandForm;
  onChange: (fields: Partial<BrandForm>) => void;
}

/** Colours extracted from a new logo, with a button to apply them. */
export function FoundColours({ form: { logo, primaryColor, palette }, onChange }: FoundColoursProps) {
  const found = logo?.colours;
  if (!found) return null;
  const taken = primaryColor === found.primaryColor && palette.join() === found.palette.join();
  return (
    <div className={styles.found} role="status">
      <Swatches colours={found.palette} />
      <span className={text.small}>{taken ? 'Colours read from the logo.' : 'The logo has other colours.'}</span>
      {!taken && (
        <Button variant="line" size="sm" onClick={() => onChange(found)}>
          Use them
        </Button>
      )}
    </div>
  );
}
