import type { CameraMove } from '@flint/shared/contracts/camera';
import type { Random } from '../../english/random';
import { readPrompt } from '../../image/prompt/read-prompt';

const SLOWLY =
  '(?:(?:very|with|an?|the|camera|slow(?:ly)?|gentle|gently|smooth(?:ly)?|quick(?:ly)?|steady|cinematic)\\s+)*';
const ONTO =
  '(?:\\s+(?:shot|move(?:ment)?))?(?:\\s+(?:on(?:to)?|to(?:wards?)?|at|of|across|over|from|around|along|through)\\b)?';
const said = (words: string) => new RegExp(`[,;]?\\s*\\b${SLOWLY}(?:${words})${ONTO}`, 'i');

/** Words of each camera move. The first match is taken and removed from the prompt. */
const SAID: readonly (readonly [CameraMove, RegExp])[] = [
  [
    'push-in',
    said('(?:zoom|push|dolly|track|move)(?:s|es|ing)?[- ]in\\b|close(?:s|ing)? in|zoom(?:s|ing)?\\b(?! ?out)'),
  ],
  ['pull-out', said('(?:zoom|pull|dolly|move)(?:s|ing)?[- ](?:out|back|away)|reveal(?:s|ing)? shot')],
  ['pan-left', said('(?:pan|slide|truck|track|move)(?:s|ning|ing)?(?: to the)? left(?:wards?)?')],
  [
    'pan-right',
    said('(?:pan|slide|truck|track|move)(?:s|ning|ing)?(?: to the)? right(?:wards?)?|(?:pan(?:s|ning)|tracking shot)'),
  ],
  ['tilt-up', said('(?:tilt|crane|pedestal|rise|boom)(?:s|ing)? up(?:wards?)?|crane shot')],
  ['tilt-down', said('(?:tilt|crane|pedestal|boom)(?:s|ing)? down(?:wards?)?')],
  ['arc', said('(?:orbit|arc|circl|revolv|rotat)(?:s|es|e|ing)?(?: shot)?(?: around)?|360')],
  ['handheld', said('hand[- ]?held|shaky cam(?:era)?|follow(?:ing)? cam(?:era)?|vlog style|documentary style')],
];

/** Words of a subject that suggest a camera move. */
const SHOWN: readonly (readonly [CameraMove, readonly string[]])[] = [
  ['handheld', ['run', 'chase', 'race', 'storm', 'concert', 'crowd', 'dance', 'fight', 'protest', 'vlog', 'play']],
  ['tilt-up', ['tower', 'skyscraper', 'rocket', 'waterfall', 'lighthouse', 'balloon', 'firework', 'aurora', 'castle']],
  ['tilt-down', ['fall', 'snowfall', 'leaf', 'underwater', 'reef', 'diver']],
  ['arc', ['product', 'bottle', 'watch', 'perfume', 'shoe', 'statue', 'vase', 'planet', 'portrait', 'cosmetic']],
  ['pan-right', ['skyline', 'panorama', 'coast', 'train', 'horse', 'walk', 'drive', 'car', 'market', 'street']],
  ['pull-out', ['lone', 'lonely', 'vast', 'desert', 'galaxy', 'valley', 'mountain', 'city']],
  ['push-in', ['cat', 'dog', 'face', 'window', 'candle', 'fire', 'coffee', 'food', 'room', 'sleep', 'read']],
];

/** Motion below which the camera only moves in or out. */
const STILL = 64;

export interface Directed {
  camera: CameraMove;
  /** The prompt without the words for the camera. */
  prompt: string;
}

/**
 * Chooses the camera move of a scene: the one named, else one that suits the subject, else a random one; never the same
 * twice in a row unless it is named.
 * @param motion 1–255: with little, only the calmest are chosen
 */
export function chooseCamera(prompt: string, motion: number, before: CameraMove | undefined, random: Random): Directed {
  const named = SAID.map(([camera, words]) => ({ camera, found: words.exec(prompt) }))
    .filter(({ found }) => found !== null)
    .sort((one, other) => (one.found?.index ?? 0) - (other.found?.index ?? 0))[0];
  if (named?.found) {
    const rest = prompt
      .replace(named.found[0], ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.:–-]+/, '')
      .trim();
    return { camera: named.camera, prompt: rest || prompt };
  }
  const { words } = readPrompt(prompt);
  const suited = SHOWN.filter(([, things]) => things.some((thing) => words.has(thing))).map(([camera]) => camera);
  const calm: readonly CameraMove[] = ['push-in', 'pull-out'];
  const pool: readonly CameraMove[] =
    motion < STILL ? calm : suited.length > 0 ? suited : SAID.map(([camera]) => camera);
  const fresh = pool.filter((camera) => camera !== before);
  const [first = before === 'push-in' ? 'pull-out' : 'push-in', ...others] = fresh;
  return { camera: suited.length > 0 ? first : random.pick([first, ...others]), prompt };
}
