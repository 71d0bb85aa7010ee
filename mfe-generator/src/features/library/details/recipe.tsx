import type { LibraryPicture } from '@flint/shared/contracts/library';
import { BUILT_IN_WORDS, providerLabel } from '@flint/shared/contracts/providers';
import { isFromPicture, isPhoto } from '@flint/shared/contracts/recipes/editing';
import { VARIATION_BASES } from '@flint/shared/contracts/recipes/image';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import { modelLabel, styleLabel } from '../filters/facet-options';
import styles from './details.module.css';
import { type Fact, FactList } from './fact-list';

/** The recipe and cost of a picture; of a photo only what its file is. */
export function Recipe({ item }: { item: LibraryPicture }) {
  return <FactList facts={linesOf(item)} />;
}

function linesOf({ image, recipe, servedBy, cost, seconds, createdAt }: LibraryPicture): Fact[] {
  const shape: Fact = ['Ratio', `${image.aspect_ratio} · ${image.width} × ${image.height}`];
  const file: Fact = [
    'File',
    `${image.content_type.replace('image/', '').toUpperCase()} · ${formatNumber(Math.ceil(image.bytes / 1000))} kB`,
  ];
  if (isPhoto(recipe)) return [shape, ['Added by you', formatMoment(createdAt)], file];
  const builtIn = servedBy === 'embedded';
  // An edit has its words and its picture: no style and no seed of its own makes it again.
  const edited = isFromPicture(recipe);
  const { variationOf, brand } = isFromPicture(recipe) ? {} : recipe;
  return [
    ...(edited && builtIn ? [] : [['Model', modelLabel(recipe.model)] as const]),
    ['Made by', builtIn ? BUILT_IN_WORDS : providerLabel(servedBy)],
    ...(edited ? [] : [['Style', recipe.style ? styleLabel(recipe.style) : 'None'] as const]),
    shape,
    ...(isFromPicture(recipe) ? [['Made from', recipe.source.name] as const] : []),
    ...(edited ? [] : [seedOf(image.seed)]),
    ...(brand ? [['Brand', brand.logo ? `${brand.name}, with its logo` : brand.name] as const] : []),
    ...(variationOf ? [['Variation', VARIATION_BASES[variationOf.basis]] as const] : []),
    ['Cost', formatCredits(cost)],
    ['Time', seconds === null ? 'Not measured' : formatDuration(seconds * 1000)],
    ['Made', formatMoment(createdAt)],
    file,
  ];
}

const seedOf = (seed: number): Fact => [
  'Seed',
  <span key="seed" className={styles.seed}>
    {seed} <CopyButton what="seed" text={String(seed)} />
  </span>,
];
