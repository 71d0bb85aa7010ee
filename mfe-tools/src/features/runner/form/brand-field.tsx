import { lazy, Suspense } from 'react';

/** Of use to those who have brands, and fetched when it is wanted. */
const BrandSelect = lazy(async () => ({
  default: (await import('@flint/shared/brands/parts/brand-select')).BrandSelect,
}));

interface BrandFieldProps {
  value: string | null;
  onChange: (brandId: string | null) => void;
  /** What the brand does for what is made. */
  help: string;
}

/** The brand it is made for. */
export function BrandField(props: BrandFieldProps) {
  return (
    <Suspense>
      <BrandSelect {...props} />
    </Suspense>
  );
}
