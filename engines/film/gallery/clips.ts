import type { FilmOrder } from '../../spec/film';

const USUAL = {
  seconds: 4,
  aspectRatio: '16:9',
  motion: 127,
  seed: 1,
  style: 'photorealistic',
  captions: false,
} as const;

/** One clip for each camera move, then the other features of a film. */
export const CLIPS: readonly FilmOrder[] = [
  { ...USUAL, prompt: 'Slow zoom in on an old man fishing on a lake at sunrise' },
  { ...USUAL, prompt: 'Pull back from a lone tree on a hill in autumn', style: 'artistic' },
  { ...USUAL, prompt: 'Pan left across a snowy mountain village at dusk' },
  { ...USUAL, prompt: 'Pan right along a neon Tokyo street at night in the rain', motion: 200 },
  { ...USUAL, prompt: 'Tilt up to a lighthouse on a cliff at sunset', aspectRatio: '9:16' },
  { ...USUAL, prompt: 'Tilt down to a coral reef with three fish', aspectRatio: '4:5' },
  { ...USUAL, prompt: 'Orbit around an astronaut walking on a red planet' },
  { ...USUAL, prompt: 'Handheld: two horses on a meadow in the morning' },
  {
    ...USUAL,
    prompt: 'A fox in a snowy forest. It runs along a frozen lake. Then a cabin with a fire in the evening.',
    seconds: 8,
    style: 'cartoon',
    captions: true,
  },
];
