import { kindsOf } from './kinds';

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
  'people',
  'animals',
  'food',
  'product',
  'music',
  'sport',
  'weather',
  'vehicles',
  'street',
  'garden',
  'underwater',
  'camp',
  'winter',
  'festival',
  'poster',
  'abstract',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** Words (singular) that vote for a scene: `strong` name its subject, `weak` only its surroundings. */
const SUBJECTS: Readonly<Record<Exclude<SceneId, 'abstract'>, { strong: string; weak: string }>> = {
  mountains: {
    strong: 'mountain peak alps alpine summit fjord glacier volcano lake cliff canyon mount himalaya ridge aurora',
    weak: 'landscape scenery hike hiking hiker adventure travel nature river camp tent cabin valley waterfall eagle trek',
  },
  hills: {
    strong: 'hill meadow countryside farm tuscany pasture vineyard farmhouse cottage barn windmill savanna savannah',
    weak: 'balloon field rural grass sheep cow horse house road picnic spring lavender wheat harvest landscape village castle church ruin kite',
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
    strong: 'forest wood woodland jungle pine birch grove rainforest redwood treetop',
    weak: 'tree trail path nature deer fox bear mushroom camping fog foggy mist misty wolf owl fairy elf',
  },
  city: {
    strong: 'city skyline skyscraper downtown cityscape urban metropolis tokyo york cyberpunk manhattan',
    weak: 'neon building tower traffic car office rooftop town night bridge futuristic taxi robot synthwave london paris',
  },
  fruit: {
    strong:
      'pear apple orange lemon citrus fruit peach grapefruit lime apricot plum pomegranate cherry clementine mandarin',
    weak: 'bowl kitchen food ripe juicy fresh slice organic basket healthy breakfast market',
  },
  vases: {
    strong: 'vase pottery ceramic jar vessel porcelain clay amphora jug pitcher bouquet',
    weak: 'table shelf luxury elegant plinth candle decor interior',
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
    weak: 'spring bloom green nature tropical organic herb shadow palm eco butterfly bee',
  },
  coffee: {
    strong: 'coffee cup tea mug espresso latte cappuccino teacup cocoa teapot',
    weak: 'breakfast cafe window morning cozy steam croissant barista rainy saucer table drink chocolate',
  },
  record: {
    strong: 'record vinyl music turntable album song dj lp jazz playlist soundtrack band',
    weak: 'retro sound audio groove concert radio podcast rhythm disco lofi melody beat',
  },
  room: {
    strong:
      'room desk lamp bedroom studio workspace interior sofa armchair library bookshelf livingroom office chair laptop computer book window windowsill sill kitchen',
    weak: 'night cozy cat writer reading work home study indoor rain cabin plant writing blog typing student',
  },
  people: {
    strong:
      'person man woman girl boy couple crowd family dancer dancing friend silhouette portrait human lover child kid bride ballerina lady',
    weak: 'walking standing reading hug kiss love together wedding meeting team yoga walker reader figure',
  },
  animals: {
    strong:
      'cat kitten dog puppy fox horse pony deer stag rabbit bunny hare bear cow sheep lamb elephant owl bird robin sparrow flamingo heron swan duck goose penguin animal pet parrot raven crow',
    weak: 'wildlife fur zoo paw safari feather',
  },
  food: {
    strong:
      'bread noodle ramen cake pizza pasta soup sushi sandwich burger meal dish salad pancake croissant cookie dessert pie egg spaghetti cheese donut cupcake loaf baguette plate toast dumpling curry food',
    weak: 'kitchen delicious restaurant recipe cooking chef tasty lunch dinner breakfast bakery baking snack table birthday',
  },
  product: {
    strong:
      'bottle perfume product cosmetic skincare box sneaker shoe phone smartphone packaging mockup podium plinth serum cream lipstick gadget parcel package boot',
    weak: 'brand luxury elegant advert launch sale studio shelf minimal gift',
  },
  music: {
    strong:
      'guitar piano violin cello drum saxophone trumpet headphone instrument orchestra flute harp ukulele banjo microphone',
    weak: 'music song melody musician stage jazz band concert sound acoustic',
  },
  sport: {
    strong:
      'football soccer basketball tennis runner running marathon sport stadium athlete volleyball baseball golf race match cyclist cycling sprint jogging jogger',
    weak: 'ball goal team fitness training workout champion court player game hoop racket',
  },
  weather: {
    strong: 'storm thunderstorm lightning rainbow rain raindrop umbrella thunder blizzard hurricane weather downpour',
    weak: 'cloud wind windy cloudy rainy puddle snowfall stormy',
  },
  vehicles: {
    strong:
      'car truck bus train taxi bicycle bike scooter vespa van campervan airplane plane locomotive tram vehicle railway motorbike',
    weak: 'road highway drive driving traffic journey ride trip travel',
  },
  street: {
    strong: 'street market cafe alley bazaar shop stall boulevard storefront bakery awning bookshop lane',
    weak: 'vendor shopping town europe paris london sidewalk cobblestone corner',
  },
  garden: {
    strong: 'garden greenhouse gardener hedge fountain flowerbed backyard park orchard',
    weak: 'rose tulip lawn gate bench butterfly bee pond flower',
  },
  underwater: {
    strong:
      'underwater reef coral jellyfish fish goldfish koi diver seaweed whale dolphin shark turtle aquarium seabed',
    weak: 'ocean deep bubble swim swimming tropical',
  },
  camp: {
    strong: 'camp campfire tent camping campsite bonfire stargazing',
    weak: 'night sky star starry wilderness fire lantern firefly',
  },
  winter: {
    strong: 'snowman christmas sleigh igloo chalet',
    weak: 'winter snow ski skier snowboarder sled snowy village cabin town december santa',
  },
  festival: {
    strong: 'festival firework carnival celebration party fairground ferris parade diwali birthday lantern confetti',
    weak: 'light night joy celebrate crowd concert summer balloon',
  },
  poster: {
    strong: 'poster typography typographic lettering headline flyer quote slogan',
    weak: 'text title sign announcement invitation banner sale',
  },
};

/** Scene families whose subject can be anywhere: a place with an equally strong vote takes precedence. */
const GUESTS: ReadonlySet<SceneId> = new Set(['people', 'animals', 'weather', 'vehicles', 'sport']);
const PLACES: ReadonlySet<SceneId> = new Set([
  ...(['mountains', 'hills', 'dunes', 'sea', 'forest', 'city', 'architecture', 'space', 'room'] as const),
  ...(['street', 'garden', 'underwater', 'camp', 'winter', 'festival'] as const),
]);
/** Subjects that only their own family can draw, wherever they are. */
const HOMEBOUND = new Set([
  'train',
  'locomotive',
  'railway',
  'plane',
  'airplane',
  'tennis',
  'basketball',
  'football',
  'soccer',
]);

/** Words that ask for an abstract picture. */
const ABSTRACT = new Set(['abstract', 'geometric', 'bauhaus']);
const STRONG = 3;
const WEAK = 1;
/** Share of a strong vote from which a place takes precedence: it must be named, not only described. */
const HOSTS = 0.9 * STRONG;

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

/** Votes of a word for scene families; an unknown word votes as its hypernyms. */
function votesOf(word: string): ReadonlyMap<SceneId, number> | undefined {
  const known = [word, ...kindsOf(word)].find((name) => INDEX.has(name));
  return known === undefined ? undefined : INDEX.get(known);
}

export interface WeightedWord {
  word: string;
  /** Weight of its vote; highest for the main subject. */
  weight: number;
  /** Whether it can be a setting: a direct object ("reading a book") cannot. */
  hosts: boolean;
}

/** The scene family with the most votes; undefined when no word is known. */
export function readSubject(words: readonly WeightedWord[]): SceneId | undefined {
  if (words.some(({ word }) => ABSTRACT.has(word))) return 'abstract';
  const [votes, places] = [new Map<SceneId, number>(), new Map<SceneId, number>()];
  for (const { word, weight, hosts } of words) {
    for (const [scene, strength] of votesOf(word) ?? []) {
      votes.set(scene, (votes.get(scene) ?? 0) + strength * weight);
      if (hosts) places.set(scene, (places.get(scene) ?? 0) + strength * weight);
    }
  }
  const best = leader(votes, SCENE_IDS);
  if (!best || !GUESTS.has(best) || words.some(({ word }) => HOMEBOUND.has(word))) return best;
  const place = leader(places, [...PLACES]);
  return place && (places.get(place) ?? 0) >= HOSTS ? place : best;
}

function leader(votes: ReadonlyMap<SceneId, number>, scenes: readonly SceneId[]): SceneId | undefined {
  let best: SceneId | undefined;
  let most = 0;
  for (const scene of scenes) {
    const count = votes.get(scene) ?? 0;
    if (count > most) [best, most] = [scene, count];
  }
  return best;
}
