import type { LibraryMedia } from '@flint/shared/contracts/library';
import { VIDEO_MODELS } from '@flint/shared/contracts/models';
import { formatPosition } from '@flint/shared/contracts/position';
import { BUILT_IN_WORDS, providerLabel } from '@flint/shared/contracts/providers';
import { formatBytes, formatCredits } from '@flint/shared/ui/format-number';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import { type Fact, FactList } from './fact-list';

/** Labels of recipe fields that are shown; others are the title or a URL. */
const NAMES: Readonly<Record<string, string>> = {
  model: 'Model',
  voice: 'Voice',
  speed: 'Speed',
  genre: 'Genre',
  mood: 'Mood',
  tempo: 'Tempo',
  key: 'Key',
  aspectRatio: 'Ratio',
  seed: 'Seed',
};

/** The recipe and cost of a film or recording. */
export function MediaFacts({ item }: { item: LibraryMedia }) {
  return <FactList facts={factsOf(item)} />;
}

function factsOf({ media, recipe, servedBy, cost, seconds, createdAt }: LibraryMedia): Fact[] {
  const asked = Object.entries(recipe).flatMap(([name, value]): Fact[] => {
    const label = NAMES[name];
    return label && (typeof value === 'string' || typeof value === 'number') ? [[label, wordsFor(name, value)]] : [];
  });
  const size = media.width && media.height ? ` · ${media.width} × ${media.height}` : '';
  return [
    ...(media.seconds === null ? [] : [['Length', `${formatPosition(media.seconds)}${size}`] as const]),
    ...asked,
    ['Made by', servedBy === 'embedded' ? BUILT_IN_WORDS : providerLabel(servedBy)],
    ['Cost', formatCredits(cost)],
    ['Time', seconds === null ? 'Not measured' : formatDuration(seconds * 1000)],
    ['Made', formatMoment(createdAt)],
    ['File', `${media.contentType} · ${formatBytes(media.bytes)}`],
  ];
}

function wordsFor(name: string, value: string | number): string {
  if (name === 'model') return VIDEO_MODELS.find(({ id }) => id === value)?.label ?? String(value);
  return name === 'tempo' ? `${value} beats a minute` : String(value);
}
