export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'rain' | 'storm' | 'snow' | 'fog' | 'cloudy' | 'wind' | 'clear';
export type Mood =
  | 'calm'
  | 'dramatic'
  | 'neon'
  | 'vintage'
  | 'pastel'
  | 'dark'
  | 'vivid'
  | 'cosy'
  | 'monochrome'
  | 'cold';

const TIMES: Readonly<Record<TimeOfDay, readonly string[]>> = {
  dawn: ['dawn', 'sunrise', 'daybreak', 'morning'],
  day: ['day', 'noon', 'midday', 'daylight', 'sunny', 'sunlit', 'afternoon'],
  golden: ['golden', 'sunset', 'sundown', 'evening'],
  dusk: ['dusk', 'twilight', 'gloaming', 'blue'],
  night: ['night', 'midnight', 'moonlit', 'moonlight', 'starry', 'nocturnal', 'moon', 'star', 'aurora', 'northern'],
};
const WEATHERS: Readonly<Record<Weather, readonly string[]>> = {
  rain: ['rain', 'rainy', 'raining', 'drizzle', 'downpour', 'shower', 'wet', 'monsoon'],
  storm: ['storm', 'stormy', 'thunder', 'thunderstorm', 'lightning', 'hurricane', 'tempest', 'tornado'],
  snow: ['snow', 'snowy', 'snowfall', 'snowing', 'blizzard', 'snowstorm', 'snowflake'],
  fog: ['fog', 'foggy', 'mist', 'misty', 'haze', 'hazy'],
  cloudy: ['cloudy', 'overcast', 'cloud'],
  wind: ['wind', 'windy', 'breeze', 'breezy', 'gale'],
  clear: ['clear', 'cloudless', 'sunny', 'sunlit', 'sunshine'],
};
const SEASONS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['spring', 'blossom', 'april', 'may', 'easter'],
  summer: ['summer', 'july', 'august', 'tropical'],
  autumn: ['autumn', 'fall', 'autumnal', 'october', 'november', 'harvest', 'halloween'],
  winter: [
    'winter',
    'snow',
    'snowy',
    'ice',
    'icy',
    'frozen',
    'frost',
    'christmas',
    'december',
    'january',
    'arctic',
    'snowman',
    'ski',
    'skier',
    'snowboarder',
    'igloo',
    'iceberg',
    'blizzard',
  ],
};
const MOODS: Readonly<Record<Mood, readonly string[]>> = {
  calm: ['calm', 'peaceful', 'serene', 'quiet', 'tranquil', 'minimal', 'minimalist', 'soft', 'gentle', 'zen', 'still'],
  dramatic: ['dramatic', 'epic', 'storm', 'stormy', 'thunder', 'cinematic', 'majestic', 'moody', 'intense'],
  neon: ['neon', 'cyberpunk', 'synthwave', 'electric', 'vaporwave', 'cyber', 'futuristic', 'tech', 'digital'],
  vintage: ['vintage', 'retro', 'nostalgic', 'sepia', 'antique', 'faded'],
  pastel: ['pastel', 'dreamy', 'delicate', 'cute', 'baby', 'airy', 'romantic'],
  dark: ['dark', 'gloomy', 'melancholy', 'sad', 'mysterious', 'noir', 'horror', 'spooky', 'luxury', 'elegant'],
  vivid: [
    'vivid',
    'vibrant',
    'colorful',
    'colourful',
    'bold',
    'joyful',
    'happy',
    'playful',
    'fun',
    'saturated',
    'lively',
  ],
  cosy: ['cozy', 'warm', 'hygge', 'homely', 'candle', 'fire', 'rustic'],
  monochrome: ['monochrome', 'grayscale', 'greyscale', 'bw', 'colorless', 'monochromatic'],
  cold: ['cold', 'cool', 'chilly', 'freezing', 'frosty'],
};

/** The key whose first word comes earliest in the prompt. */
function earliest<K extends string>(
  table: Readonly<Record<K, readonly string[]>>,
  words: readonly string[],
): K | undefined {
  let best: K | undefined;
  let bestAt = Number.POSITIVE_INFINITY;
  for (const key of Object.keys(table) as K[]) {
    for (const word of table[key]) {
      const at = words.indexOf(word);
      if (at >= 0 && at < bestAt) [best, bestAt] = [key, at];
    }
  }
  return best;
}

/** The time of day in the prompt. "golden" and "blue" count only before "hour" (or, for golden, "light"). */
export function readTime(words: readonly string[]): TimeOfDay | undefined {
  const timed = words.filter((word, index) => {
    const next = words[index + 1];
    if (word === 'blue') return next === 'hour';
    if (word === 'northern') return next === 'light' || next === 'lights';
    if (word === 'golden') return next === 'hour' || next === 'light';
    return !(word === 'star' && next === 'fruit');
  });
  return earliest(TIMES, timed);
}

export const readWeather = (words: readonly string[]): Weather | undefined => earliest(WEATHERS, words);
export const readSeason = (words: readonly string[]): Season | undefined => earliest(SEASONS, words);

/** All moods that the words name. */
export function readMoods(words: readonly string[]): Set<Mood> {
  const moods = new Set<Mood>();
  for (const mood of Object.keys(MOODS) as Mood[]) {
    if (MOODS[mood].some((word) => words.includes(word))) moods.add(mood);
  }
  return moods;
}

const MOMENTS = new Set([...Object.values(TIMES), ...Object.values(SEASONS), ...Object.values(WEATHERS)].flat());
const THINGS = new Set([
  'moon',
  'star',
  'blossom',
  'snow',
  'ice',
  'cloud',
  'umbrella',
  'snowflake',
  'snowman',
  'skier',
  'ski',
  'lightning',
  'aurora',
]);
/** Whether a noun is a time of day or year or a weather, and so no thing to paint. */
export const isMoment = (word: string): boolean => MOMENTS.has(word) && !THINGS.has(word);
/** Whether a noun is a weather. */
export const isWeather = (word: string): boolean => Object.values(WEATHERS).some((words) => words.includes(word));
