import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { brandText } from '@flint/shared/contracts/brand-text';
import type { PictureBrand } from '@flint/shared/contracts/recipes/image';
import type { Run } from '@flint/shared/contracts/runs';
import { canonical } from '@flint/shared/tools/steps/out-of-date';
import { AppError } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { StoredRun } from '../steps/stored-runs';

/** What a brand profile says now. */
export interface BrandNow {
  readonly id: string;
  readonly name: string;
  /** ISO 8601; of its fields, not of its rules. */
  readonly updatedAt: string;
  /** As models read it. */
  readonly text: string;
  /** Whether a leaf kept to something else. */
  differs(leaf: Run): Promise<boolean>;
}

type ReadBrands = Pick<Brands, 'read' | 'forPrompt' | 'forPicture'>;

/** Reads a brand profile. @throws AppError `not_found` when it is none of the user's */
export async function readBrandNow(brands: ReadBrands, userId: string, id: string): Promise<BrandNow> {
  const { name, updatedAt } = await brands.read(userId, id);
  const told = promptBrandOf(await brands.forPrompt(userId, id));
  const looks = new Map<string, Promise<string>>();
  /** What a picture keeps to, with a logo in a corner or without one; empty where the logo is gone. */
  const lookNow = (corner: NonNullable<PictureBrand['logo']>['corner'] | undefined) => {
    const key = corner ?? '';
    const known = looks.get(key) ?? brands.forPicture(userId, id, corner).then(lookOf, gone);
    looks.set(key, known);
    return known;
  };
  return {
    ...{ id, name, updatedAt, text: brandText(told) },
    async differs({ kind, recipe }) {
      const { brand } = recipe as { readonly brand?: object | undefined };
      if (!brand) return false;
      if (kind !== 'image') return canonical(brand) !== canonical(told);
      const kept = brand as PictureBrand;
      return lookOf(kept) !== (await lookNow(kept.logo?.corner));
    },
  };
}

/** What shows of a brand on a picture: its name does not. */
const lookOf = ({ palette, logo }: PictureBrand) => canonical({ palette, logo });

function gone(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid_input') return '';
  throw error;
}

/** The steps of a run that kept to a brand which says something else now; words that their owner wrote keep to none. */
export async function rebrandedSteps({ job, rows, made }: StoredRun, brand: BrandNow): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { step_id: step, run_id: runId, output, edited } of rows) {
    if (edited || output === null) continue;
    const leaf = made.find(({ id }) => id === runId);
    const isBrand = job.graph.steps.some(({ id, kind }) => id === step && kind === 'brand');
    if (leaf ? await brand.differs(leaf) : isBrand && output.text !== brand.text) found.add(step);
  }
  return found;
}
