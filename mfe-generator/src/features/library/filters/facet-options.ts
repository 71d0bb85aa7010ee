import { EDITING_MODELS } from '@flint/shared/contracts/editing-models';
import { ASPECT_RATIO_IDS, IMAGE_STYLES } from '@flint/shared/contracts/image-options';
import { LIBRARY_FILTERS, type LibraryFilter } from '@flint/shared/contracts/library';
import { IMAGE_MODELS, VIDEO_MODELS } from '@flint/shared/contracts/models';
import { formatNumber } from '@flint/shared/ui/format-number';
import type { SelectOption } from '@flint/shared/ui/select';
import { STYLE_LABELS } from '../../generate/style-labels';
import type { Facets } from '../list/use-facets';

type Counted = readonly { id: string; count: number }[];

/** Display name of a model. */
export function modelLabel(id: string): string {
  return [...IMAGE_MODELS, ...EDITING_MODELS, ...VIDEO_MODELS].find((model) => model.id === id)?.label ?? id;
}

/** Display name of a style. */
export function styleLabel(id: string): string {
  return Object.entries(STYLE_LABELS).find(([style]) => style === id)?.[1] ?? id;
}

/** Options of a filter: existing values with counts; all possible ones while counts are unknown. */
function optionsOf(
  all: string,
  counted: Counted | undefined,
  possible: readonly string[],
  chosen: string,
  label: (id: string) => string,
): SelectOption<string>[] {
  const found: Counted = counted ?? possible.map((id) => ({ id, count: 0 }));
  const missing = chosen && !found.some(({ id }) => id === chosen) ? [{ id: chosen, count: 0 }] : [];
  const options = [...found, ...missing].map(({ id, count }) => ({
    value: id,
    label: counted ? `${label(id)} (${formatNumber(count)})` : label(id),
  }));
  return [{ value: '', label: all }, ...options];
}

/** Options of the model filter. */
export function modelOptions(facets: Facets | undefined, chosen: string): SelectOption<string>[] {
  const possible = IMAGE_MODELS.map(({ id }) => id);
  return optionsOf('Any model', facets?.models, possible, chosen, modelLabel);
}

/** Options of the ratio filter. */
export function ratioOptions(facets: Facets | undefined, chosen: string): SelectOption<string>[] {
  return optionsOf('Any ratio', facets?.ratios, ASPECT_RATIO_IDS, chosen, (id) => id);
}

/** Options of the style filter. */
export function styleOptions(facets: Facets | undefined, chosen: string): SelectOption<string>[] {
  return optionsOf('Any style', facets?.styles, IMAGE_STYLES, chosen, styleLabel);
}

/** Options of the brand filter. */
export function brandOptions(facets: Facets | undefined, chosen: string): SelectOption<string>[] {
  const nameOf = (id: string) => facets?.brands.find((brand) => brand.id === id)?.name ?? 'This brand';
  return optionsOf('Any brand', facets?.brands, [], chosen, nameOf);
}

const KINDS: Readonly<Record<LibraryFilter, string>> = {
  ...{ image: 'Pictures', upload: 'Photos of your own', video: 'Videos', audio: 'Sounds' },
  ...{ text: 'Texts', transcript: 'Transcripts', answer: 'Answers', workflow: 'Workflows and templates' },
};

/** Options of the kind filter. */
export function kindOptions(facets: Facets | undefined, chosen: string): SelectOption<string>[] {
  return optionsOf('Any kind', facets?.kinds, LIBRARY_FILTERS, chosen, (id) => KINDS[id as LibraryFilter] ?? id);
}
