import type { MusicGenre, MusicMood, MusicStem } from '@flint/shared/contracts/music';

/** Words and word pairs of each genre, as the tagger leaves them: lower-case, singular, without hyphens. */
export const GENRE_WORDS: Readonly<Record<MusicGenre, readonly string[]>> = {
  drumandbass: ['drum and bass', 'drum n bass', 'dnb', 'jungle', 'liquid funk', 'neurofunk', 'breakbeat'],
  bossa: ['bossa nova', 'bossa', 'bossanova', 'samba', 'latin', 'brazilian', 'salsa', 'rumba', 'mambo'],
  hiphop: ['hip hop', 'hiphop', 'rap', 'trap', 'boom bap', 'boombap', 'drill', 'rnb', 'r&b'],
  synthwave: ['synthwave', 'synth wave', 'retrowave', 'outrun', 'vaporwave', 'cyberpunk', 'synthpop', '80'],
  lofi: ['lofi', 'lo fi', 'chillhop', 'study', 'studying', 'chill'],
  jazz: ['jazz', 'swing', 'bebop', 'big band', 'blues', 'blue', 'noir', 'lounge'],
  house: ['house', 'techno', 'edm', 'trance', 'club', 'dance', 'electronic', 'electro', 'rave', 'disco'],
  funk: ['funk', 'funky', 'groovy', 'soul', 'motown'],
  rock: ['rock', 'metal', 'punk', 'grunge', 'indie', 'electric guitar'],
  classical: ['classical', 'waltz', 'nocturne', 'sonata', 'chopin', 'mozart', 'baroque', 'solo piano', 'ballet'],
  cinematic: [
    'cinematic',
    'orchestral',
    'orchestra',
    'trailer',
    'film',
    'movie',
    'soundtrack',
    'score',
    'battle',
    'adventure',
  ],
  ambient: [
    'ambient',
    'meditation',
    'meditative',
    'sleep',
    'spa',
    'drone',
    'yoga',
    'atmospheric',
    'soundscape',
    'relaxation',
  ],
  folk: ['folk', 'acoustic', 'country', 'campfire', 'ukulele', 'bluegrass', 'singer'],
  pop: ['pop', 'corporate', 'advert', 'commercial', 'vlog', 'jingle', 'upbeat'],
};

/** Default genre of each mood. */
export const GENRE_OF_MOOD: Readonly<Record<MusicMood, MusicGenre>> = {
  ...{ uplifting: 'pop', happy: 'folk', calm: 'ambient', dreamy: 'ambient', romantic: 'classical' },
  ...{ melancholic: 'classical', dark: 'cinematic', tense: 'cinematic', energetic: 'rock', epic: 'cinematic' },
};

export const MOOD_WORDS: Readonly<Record<MusicMood, readonly string[]>> = {
  uplifting: ['uplifting', 'inspiring', 'hopeful', 'motivational', 'positive', 'optimistic', 'triumphant', 'upbeat'],
  happy: ['happy', 'joyful', 'cheerful', 'sunny', 'playful', 'fun', 'summer', 'bright', 'carefree', 'birthday'],
  calm: [
    'calm',
    'relaxing',
    'relaxed',
    'peaceful',
    'soft',
    'gentle',
    'quiet',
    'serene',
    'chill',
    'mellow',
    'soothing',
    'sleep',
    'slow',
  ],
  dreamy: ['dreamy', 'dream', 'ethereal', 'floating', 'nostalgic', 'space', 'night', 'neon', 'hazy', 'starry'],
  romantic: ['romantic', 'love', 'tender', 'warm', 'wedding', 'intimate', 'sensual'],
  melancholic: [
    'melancholic',
    'melancholy',
    'sad',
    'lonely',
    'sorrow',
    'sorrowful',
    'emotional',
    'rain',
    'rainy',
    'grief',
    'bittersweet',
  ],
  dark: ['dark', 'gloomy', 'sinister', 'horror', 'spooky', 'mysterious', 'haunting', 'ominous', 'gritty'],
  tense: ['tense', 'suspense', 'suspenseful', 'thriller', 'nervous', 'urgent', 'chase'],
  energetic: [
    'energetic',
    'fast',
    'driving',
    'powerful',
    'intense',
    'workout',
    'sport',
    'running',
    'hype',
    'aggressive',
    'party',
  ],
  epic: ['epic', 'heroic', 'majestic', 'grand', 'dramatic', 'battle', 'triumph', 'cinematic'],
};

/** Words of pace, and the position of the tempo in the genre's range. */
export const PACE_WORDS: readonly (readonly [words: readonly string[], pace: number])[] = [
  [['slow', 'downtempo', 'adagio', 'ballad', 'slowly'], 0],
  [['moderate', 'andante', 'midtempo'], 0.5],
  [['fast', 'uptempo', 'allegro', 'presto', 'quick', 'upbeat'], 1],
];

/** Instruments people name, as General MIDI programs. */
export const INSTRUMENTS: Readonly<Record<string, number>> = {
  ...{ piano: 0, 'electric piano': 4, rhode: 4, rhodes: 4, harpsichord: 6, clavinet: 7, celesta: 8, glockenspiel: 9 },
  ...{ 'music box': 10, vibraphone: 11, marimba: 12, xylophone: 13, bell: 14, organ: 18, accordion: 21 },
  ...{ harmonica: 22, guitar: 25, 'acoustic guitar': 25, 'nylon guitar': 24, 'jazz guitar': 26 },
  ...{ 'electric guitar': 29, violin: 40, viola: 41, cello: 42, harp: 46, string: 48, choir: 52, trumpet: 56 },
  ...{ trombone: 57, tuba: 58, horn: 60, brass: 61, saxophone: 66, sax: 66, oboe: 68, bassoon: 70, clarinet: 71 },
  ...{ piccolo: 72, flute: 73, recorder: 74, panflute: 75, whistle: 78, ocarina: 79, sitar: 104, banjo: 105 },
  ...{ koto: 107, kalimba: 108, bagpipe: 109, fiddle: 110, 'steel drum': 114 },
};

/** Words that, negated, leave a part out ("no drums"). */
export const STEM_WORDS: Readonly<Record<MusicStem, readonly string[]>> = {
  drums: ['drum', 'drumming', 'percussion', 'beat', 'cymbal'],
  bass: ['bass', 'bassline'],
  harmony: ['chord', 'harmony', 'pad'],
  melody: ['melody', 'lead', 'tune', 'solo'],
};
