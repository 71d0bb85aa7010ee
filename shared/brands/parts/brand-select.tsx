import { getHref } from '@flint/shared/contracts/routes';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import { useBrandOptions } from '../use-brand-options';

interface BrandSelectProps {
  /** Id of the chosen brand; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What the choice changes. */
  help: string;
}

/** Selects one of the viewer's brands, or none. */
export function BrandSelect({ value, onChange, help }: BrandSelectProps) {
  const { options, hasBrands, gone, error } = useBrandOptions(value);
  const first = (
    <Link className={text.link} to={getHref('createBrandProfile')}>
      Make a brand profile
    </Link>
  );
  return (
    <Field
      label="Brand"
      help={hasBrands ? help : first}
      error={gone ? 'This brand profile is archived or deleted. Choose another.' : error}
    >
      <Select options={options} value={value ?? ''} onChange={(id) => onChange(id || null)} />
    </Field>
  );
}
