export const SCENE_IDS = [
  'mountains',
  'hills',
  'dunes',
  'sea',
  'forest',
  'city',
  'fruit',
  'vases',
  'architecture',
  'space',
  'botanic',
  'coffee',
  'record',
  'room',
  'abstract',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** Words (singular) that speak for a scene: `strong` name its subject, `weak` only its surroundings. */
const SUBJECTS: Readonly<Record<Exclude<SceneId, 'abstract'>, { strong: string; weak: string }>> = {
  mountains: {
    strong: 'mountain peak alps alpine summit fjord glacier volcano lake cliff canyon mount himalaya ridge aurora',
    weak: 'landscape scenery hike hiking hiker adventure travel nature river camp tent cabin valley waterfall eagle trek',
  },
  hills: {
    strong: 'hill meadow countryside farm tuscany pasture vineyard farmhouse cottage barn village balloon windmill',
    weak: 'field rural grass sheep cow horse house road picnic spring lavender wheat harvest landscape',
  },
  dunes: {
    strong: 'dune desert sahara sand camel oasis caravan pyramid cactus nomad mars',
    weak: 'arid dry heat walker egypt dubai morocco western mirage',
  },
  sea: {
    strong:
      'sea ocean beach coast coastal shore island wave boat sailboat ship yacht surf surfer lighthouse harbor harbour bay lagoon seaside',
    weak: 'water sail sailing palm tropical summer vacation holiday tide horizon fishing whale dolphin paradise nautical',
  },
  forest: {
    strong: 'forest wood woodland jungle pine birch tree grove rainforest redwood',
    weak: 'trail path nature deer fox bear mushroom camping fog foggy mist misty wolf owl fairy elf',
  },
  city: {
    strong:
      'city skyline skyscraper downtown cityscape urban metropolis tokyo york london paris street cyberpunk manhattan',
    weak: 'neon building tower traffic car office rooftop town night bridge futuristic taxi robot synthwave',
  },
  fruit: {
    strong:
      'pear apple orange lemon citrus fruit peach grapefruit lime apricot plum pomegranate cherry clementine mandarin',
    weak: 'bowl kitchen food ripe juicy fresh slice organic basket healthy breakfast market',
  },
  vases: {
    strong:
      'vase pottery ceramic bottle perfume jar product cosmetic vessel porcelain clay amphora jug pitcher skincare bouquet',
    weak: 'table shelf serum cream brand packaging luxury elegant plinth podium candle decor interior advert mockup launch sale',
  },
  architecture: {
    strong:
      'architecture arch stair staircase stairway wall facade doorway courtyard villa arcade column temple house riad santorini',
    weak: 'building modern minimal concrete terracotta door mediterranean sunlit shadow geometry plaster greece balcony pool',
  },
  space: {
    strong:
      'space planet galaxy nebula cosmos cosmic universe saturn jupiter astronaut rocket orbit asteroid spaceship comet constellation alien',
    weak: 'star moon starry sky scifi telescope mars fantasy future milky satellite ufo',
  },
  botanic: {
    strong:
      'leaf flower botanic botanical plant floral rose tulip sunflower petal blossom monstera fern daisy peony poppy foliage lily orchid wildflower succulent',
    weak: 'garden spring bloom green nature tropical organic herb shadow palm eco butterfly bee',
  },
  coffee: {
    strong: 'coffee cup tea mug espresso latte cappuccino cafe teacup cocoa teapot',
    weak: 'breakfast window morning cozy steam croissant barista rainy saucer table drink chocolate',
  },
  record: {
    strong: 'record vinyl music turntable album song dj headphone lp jazz playlist soundtrack band',
    weak: 'retro sound audio groove concert radio podcast rhythm disco lofi melody beat',
  },
  room: {
    strong:
      'room desk lamp bedroom studio workspace interior sofa armchair library bookshelf livingroom office chair laptop computer book cat',
    weak: 'window night cozy writer reading work home study indoor rain cabin plant writing blog typing student',
  },
};

const STRONG = 3;
const WEAK = 1;
/** The subject tends to come first: the first word counts this much more than the last. */
const FIRST_WORD_BONUS = 0.6;

const INDEX = new Map<string, Map<SceneId, number>>();
for (const [scene, { strong, weak }] of Object.entries(SUBJECTS) as [SceneId, { strong: string; weak: string }][]) {
  for (const [list, weight] of [
    [strong, STRONG],
    [weak, WEAK],
  ] as const) {
    for (const word of list.split(' ')) {
      const votes = INDEX.get(word) ?? new Map<SceneId, number>();
      votes.set(scene, Math.max(weight, votes.get(scene) ?? 0));
      INDEX.set(word, votes);
    }
  }
}

/** The scene family the words speak for most; `abstract` when none of them is known, or when it is asked for. */
export function readSubject(words: readonly string[]): SceneId {
  if (words.includes('abstract') || words.includes('geometric') || words.includes('bauhaus')) return 'abstract';
  const votes = new Map<SceneId, number>();
  words.forEach((word, index) => {
    const bonus = 1 + FIRST_WORD_BONUS * (1 - index / words.length);
    for (const [scene, weight] of INDEX.get(word) ?? []) {
      votes.set(scene, (votes.get(scene) ?? 0) + weight * bonus);
    }
  });
  let best: SceneId = 'abstract';
  let most = 0;
  for (const scene of SCENE_IDS) {
    const count = votes.get(scene) ?? 0;
    if (count > most) [best, most] = [scene, count];
  }
  return best;
}
