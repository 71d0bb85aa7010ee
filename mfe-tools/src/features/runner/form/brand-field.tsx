import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense } from 'react';

/** Lazy: only users with brands need it. */
const BrandSelect = lazyPart(async () => ({
  default: (await import('@flint/shared/brands/parts/brand-select')).BrandSelect,
}));

interface BrandFieldProps {
  value: string | null;
  onChange: (brandId: string | null) => void;
  /** Effect of the brand on the result. */
  help: string;
}

/** Selects the brand to write for. */
export function BrandField(props: BrandFieldProps) {
  return (
    <Suspense>
      <BrandSelect {...props} />
    </Suspense>
  );
}
