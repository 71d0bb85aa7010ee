import type { NamedColour } from './colours';
import { kindsOf } from './kinds';
import { isMoment, isWeather } from './light';
import type { Placement } from './relations';
import type { Mention, Sentence } from './sentence';
import type { WeightedWord } from './subjects';

/** A thing the picture shows. */
export interface PromptObject {
  /** Singular. */
  noun: string;
  /** Hypernyms, nearest first ("schooner" → boat, vehicle). */
  kinds: readonly string[];
  /** Requested number; undefined for a plural without a number. */
  count: number | undefined;
  plural: boolean;
  /** `#rrggbb`, in order. */
  colours: readonly string[];
  /** Its adjectives and noun modifiers ("old", "wooden", "paper"). */
  qualities: readonly string[];
  /** Its verbs, base form ("sleep"). */
  deeds: readonly string[];
}

/** A spatial relation of two things ("boat" on "sea"). */
export interface Relation {
  thing: string;
  placement: Placement;
  other: string;
}

/** Nouns of the medium ("photo", "view"), which name no thing in the picture. */
const FRAMES = new Set([
  ...[
    'photo',
    'photograph',
    'picture',
    'image',
    'illustration',
    'drawing',
    'painting',
    'sketch',
    'render',
    'shot',
    'view',
  ],
  ...[
    'closeup',
    'close',
    'scene',
    'portrait',
    'poster',
    'wallpaper',
    'icon',
    'logo',
    'design',
    'style',
    'version',
    'art',
  ],
  ...[
    'artwork',
    'lighting',
    'detail',
    'quality',
    'resolution',
    'composition',
    'front',
    'side',
    'top',
    'middle',
    'center',
  ],
  ...[
    'centre',
    'distance',
    'mood',
    'atmosphere',
    'vibe',
    'theme',
    'banner',
    'thumbnail',
    'post',
    'set',
    'kind',
    'type',
  ],
  ...[
    'mockup',
    'card',
    'flyer',
    'ad',
    'advert',
    'series',
    'watercolor',
    'watercolour',
    'oil',
    'pencil',
    'focus',
    'depth',
  ],
  ...[
    'angle',
    'perspective',
    'light',
    'background',
    'foreground',
    'backdrop',
    'color',
    'palette',
    'tone',
    'shade',
    'hour',
  ],
  ...['text', 'title', 'invitation', 'greeting', 'word', 'letter', 'caption', 'look', 'feel', 'aesthetic', 'bokeh'],
]);

const head = (mention: Mention) => mention.phrase.nouns.at(-1)?.word ?? '';
const isThing = (mention: Mention) =>
  !FRAMES.has(head(mention)) && !isMoment(head(mention)) && !/^.?$|\d/.test(head(mention));

/** Things of a prompt in order of importance: the main subject, other independent mentions, then places and company. */
export function thingsOf({ mentions, loose }: Sentence): PromptObject[] {
  const said = mentions.map((mention, index) => ({ mention, index })).filter(({ mention }) => isThing(mention));
  const order = ({ mention }: { mention: Mention }) => (mention.placement === undefined ? 0 : 1);
  const first = said.slice(0, 1);
  const rest = said.slice(1).sort((one, other) => order(one) - order(other) || one.index - other.index);
  return [...first, ...rest].map(({ mention, index }) => ({
    noun: head(mention),
    kinds: kindsOf(head(mention)),
    count: mention.phrase.count,
    plural: mention.phrase.nouns.at(-1)?.plural ?? false,
    colours: [
      ...mention.phrase.colours,
      ...loose.filter(({ of }) => of === index).flatMap(({ phrase }) => phrase.colours),
    ],
    qualities: [...mention.phrase.qualities, ...mention.phrase.nouns.slice(0, -1).map(({ word }) => word)],
    deeds: mention.deeds,
  }));
}

export function relationsOf({ mentions }: Sentence): Relation[] {
  return mentions.flatMap((mention) => {
    const anchor = mention.anchor === undefined ? undefined : mentions[mention.anchor];
    if (!anchor || !mention.placement || !isThing(anchor) || !isThing(mention)) return [];
    return [{ thing: head(anchor), placement: mention.placement, other: head(mention) }];
  });
}

/** Prepositions that place a whole scene, before those that relate two things. */
const PLACING: readonly (readonly Placement[])[] = [
  ['in', 'on', 'along', 'among'],
  ['under', 'above', 'beside', 'before'],
];

/** The setting: the first thing that others are placed in or on, else undefined. */
export function settingOf({ mentions }: Sentence): string | undefined {
  for (const placements of PLACING) {
    const place = mentions.find(
      ({ placement, ...mention }) => placement && placements.includes(placement) && isThing({ placement, ...mention }),
    );
    if (place) return head(place);
  }
  return undefined;
}

/** Requested numbers, by every noun of a counted phrase and its hypernyms. */
export function countsOf({ mentions }: Sentence): Map<string, number> {
  const counts = new Map<string, number>();
  const put = (word: string, count: number) => counts.has(word) || counts.set(word, count);
  for (const { phrase } of mentions) {
    if (phrase.count === undefined) continue;
    for (const noun of [...phrase.nouns].reverse()) put(noun.word, phrase.count);
  }
  for (const mention of mentions) {
    const { count } = mention.phrase;
    if (count !== undefined) for (const kind of kindsOf(head(mention))) put(kind, count);
  }
  return counts;
}

/** Colours in order with their nouns. "black and white" without a noun is a mood, not two colours. */
export function coloursOf({ mentions, loose }: Sentence): NamedColour[] {
  const nouns = (mention: Mention) => {
    const words = [...mention.phrase.nouns].reverse().map(({ word }) => word);
    const [nearest] = kindsOf(head(mention));
    return nearest ? [...words, nearest] : words;
  };
  const bound = mentions.flatMap((mention) => mention.phrase.colours.map((hex) => ({ hex, nouns: nouns(mention) })));
  const free = loose.flatMap(({ phrase, of }) => {
    const mention = of === undefined ? undefined : mentions[of];
    return phrase.colours.map((hex) => ({ hex, nouns: mention && isThing(mention) ? nouns(mention) : [] }));
  });
  return [...bound, ...free];
}

const WEIGHTS: Readonly<Record<Placement, number>> = {
  ...{ of: 1.5, on: 1.2, in: 1.2, along: 1.2, among: 1.2 },
  ...{ with: 1, under: 1, above: 1, beside: 1, behind: 0.9, before: 0.9 },
};
const [SUBJECT, BY_ITSELF, OBJECT, FRAME] = [2, 1.4, 1.2, 0.4] as const;
/** Vote weights of modifiers and of adjectives and verbs, relative to the noun. */
const [COMPOUND, QUALITY] = [0.55, 0.5] as const;

/** Singular nouns that are a thing in a landscape rather than the landscape. */
const SINGLES = new Set(['tree', 'pine', 'birch', 'oak']);
const SINGLE = 0.5;

/** Weights every wanted word for the choice of the scene family. */
export function weigh(sentence: Sentence): WeightedWord[] {
  const { mentions, loose } = sentence;
  const subject = mentions.find(isThing);
  return [
    ...mentions.flatMap((mention) => {
      const weight = weightOf(mention, mention === subject);
      const hosts = !mention.object && mention.placement !== 'with';
      const spoken = [
        { word: head(mention), weight },
        ...mention.phrase.nouns.slice(0, -1).map(({ word }) => ({ word, weight: weight * COMPOUND })),
        ...[...mention.phrase.qualities, ...mention.deeds].map((word) => ({ word, weight: weight * QUALITY })),
      ];
      return spoken.map((word) => ({ ...word, hosts }));
    }),
    ...loose.flatMap(({ phrase }) => phrase.qualities.map((word) => ({ word, weight: QUALITY, hosts: true }))),
  ];
}

function weightOf(mention: Mention, isSubject: boolean): number {
  const placed = mention.placement ? WEIGHTS[mention.placement] : mention.object ? OBJECT : BY_ITSELF;
  const single = SINGLES.has(head(mention)) && mention.phrase.count === 1 ? SINGLE : 1;
  if (isSubject) return SUBJECT * single;
  return isThing(mention) || isWeather(head(mention)) ? placed : FRAME;
}
