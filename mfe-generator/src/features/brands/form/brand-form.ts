import { BRAND_LIMITS } from '@flint/shared/contracts/brand-limits';
import { type BrandFields, type BrandProfile, CreateBrandBody } from '@flint/shared/contracts/brands';
import * as z from '@flint/shared/contracts/schema';
import type { Faults } from '@flint/shared/ui/use-submit';

const Words = z.array(z.string());
const Logo = z.object({
  /** Absent for the saved logo. */
  uploadId: z.optional(z.string()),
  /** URL for display; null when unavailable, such as after a reload. */
  src: z.nullable(z.string()),
  /** Colours extracted from it. */
  colours: z.optional(z.object({ primaryColor: z.string(), palette: Words })),
});
const Reference = z.object({ id: z.string(), src: z.nullable(z.string()) });

/** Form values of a profile. */
export const BrandForm = z.object({
  name: z.string(),
  description: z.string(),
  tone: z.string(),
  audience: z.string(),
  logo: z.nullable(Logo),
  /** As typed; empty for none. */
  primaryColor: z.string(),
  palette: Words,
  hashtags: Words,
  wordsToUse: Words,
  wordsToAvoid: Words,
  samplePosts: Words,
  references: z.array(Reference),
});
export type BrandForm = z.infer<typeof BrandForm>;

export const BLANK: BrandForm = {
  ...{ name: '', description: '', tone: '', audience: '', logo: null, primaryColor: '' },
  ...{ palette: [], hashtags: [], wordsToUse: [], wordsToAvoid: [], samplePosts: [], references: [] },
};

/** Form values of a saved profile. */
export function formOf(brand: BrandProfile): BrandForm {
  const { name, description, tone, audience, palette, hashtags, wordsToUse, wordsToAvoid, samplePosts } = brand;
  return {
    ...{ name, description, tone, audience, palette, hashtags, wordsToUse, wordsToAvoid, samplePosts },
    logo: brand.logoUrl === null ? null : { src: brand.logoUrl },
    primaryColor: brand.primaryColor ?? '',
    references: brand.referenceImages.map(({ id, url }) => ({ id, src: url })),
  };
}

/** The request body of changed form values. */
export function fieldsOf(changes: Partial<BrandForm>): BrandFields {
  const { logo, primaryColor, references, ...same } = changes;
  return {
    ...same,
    ...(logo === null && { logoUrl: null }),
    ...(logo?.uploadId && { logoUploadId: logo.uploadId }),
    ...(primaryColor !== undefined && { primaryColor: primaryColor.trim() || null }),
    ...(references && { referenceImages: references.map(({ id }) => id) }),
  };
}

/** Validation errors by field. */
export type BrandFaults = Faults<keyof BrandForm>;

/** The form's name of an API field. */
export function fieldNamed(field: string | undefined): keyof BrandForm | undefined {
  if (field === 'logoUploadId' || field === 'logoUrl') return 'logo';
  if (field === 'referenceImages') return 'references';
  return field !== undefined && field in BLANK ? (field as keyof BrandForm) : undefined;
}

/** Validates a form as the server does. */
export function findFaults(form: BrandForm): BrandFaults {
  const { success, error } = CreateBrandBody.safeParse({ ...fieldsOf(form), name: form.name });
  if (success) return {};
  const faults: Partial<Record<keyof BrandForm, string>> = {};
  for (const { path, message } of error.issues) {
    const field = fieldNamed(String(path[0]));
    if (field) faults[field] ??= message;
  }
  return faults;
}

/** Whether there is room for another entry. */
export const hasRoom = (list: readonly unknown[], limit: 'colours' | 'posts' | 'references') =>
  list.length < BRAND_LIMITS[limit];
