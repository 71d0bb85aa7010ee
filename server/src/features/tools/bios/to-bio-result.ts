import { BIO_STATUS, type Bio, type BioResult, type RawBio, toBio } from '@flint/shared/contracts/bios';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Run } from '@flint/shared/contracts/runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { placeAt } from '@flint/shared/tools/paths';
import { writtenBy } from '../presenter';

type OwnPart = Pick<
  BioResult,
  'id' | 'resultId' | 'prompt' | 'bios' | 'status' | 'createdAt' | 'creditsUsed' | 'brandProfile'
>;

interface BioRequest {
  readonly prompt: string;
  readonly brand: Pick<BrandProfile, 'id' | 'name' | 'logoUrl' | 'primaryColor'> | null;
}

/** Presents an ended run of the bio generator with the specification's field names. */
export function toBioResult(definition: AnyToolDefinition, run: Run, { prompt, brand }: BioRequest): OwnPart {
  return {
    ...{ id: run.id, resultId: run.id },
    prompt,
    bios: biosOf(definition, run),
    status: BIO_STATUS,
    createdAt: run.createdAt,
    creditsUsed: run.charged ?? 0,
    brandProfile: brand && {
      id: brand.id,
      name: brand.name,
      logoUrl: brand.logoUrl,
      primaryColor: brand.primaryColor,
    },
  };
}

function biosOf(definition: AnyToolDefinition, run: Run): Bio[] {
  const { bios = [] } = (writtenBy(run) ?? {}) as { bios?: readonly RawBio[] };
  return bios.map((raw, at) =>
    toBio({ ...raw, id: `${run.id}-${at + 1}`, style: labelOf(definition, at, raw.style) }, at),
  );
}

/** Label of a style. */
function labelOf({ output }: AnyToolDefinition, at: number, style: unknown): unknown {
  const place = placeAt(output, `bios.${at}.style`);
  return place && 'part' in place && place.part.type === 'choice' ? place.part.options[String(style)] : style;
}
