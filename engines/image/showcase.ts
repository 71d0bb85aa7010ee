import type { IllustrationRequest } from '../spec/illustrator';

/** A picture of the home page: its recipe and its alternative text. */
export interface ShowcaseRecipe extends IllustrationRequest {
  /** File name without its ending. */
  file: string;
  alt: string;
}

/**
 * The pictures on the home page, in the order of its wall. They are real output: the same prompt, style, aspect
 * ratio and seed give the same picture. After a change here or in the engine, draw them again from the root:
 *
 *     npm run build && node server/dist/draw-showcase.js && npm run format
 */
export const SHOWCASE: readonly ShowcaseRecipe[] = [
  {
    file: 'vases',
    prompt: 'three ceramic vases in window light',
    style: 'photorealistic',
    ratio: '9:16',
    seed: 13,
    alt: 'Three ceramic vases in window light, one with yellow sprigs',
  },
  {
    file: 'dunes',
    prompt: 'dunes at golden hour, one walker',
    style: 'photorealistic',
    ratio: '16:9',
    seed: 4,
    alt: 'One walker on a dune under a golden sky',
  },
  {
    file: 'citrus',
    prompt: 'oranges and lemons on a blue checked cloth',
    style: 'photorealistic',
    ratio: '1:1',
    seed: 6,
    alt: 'Oranges and lemons on a blue checked cloth',
  },
  {
    file: 'arch',
    prompt: 'an arch and stairs in the sun',
    style: 'cartoon',
    ratio: '1:1',
    seed: 3,
    alt: 'A terracotta wall with an arch beside pale stairs, drawn flat with ink lines',
  },
  {
    file: 'record',
    prompt: 'a vinyl record on a red background, no sleeve',
    style: 'photorealistic',
    ratio: '1:1',
    seed: 5,
    alt: 'A black record on a red ground',
  },
  {
    file: 'lake',
    prompt: 'mountain lake at sunset with a red boat',
    style: 'artistic',
    ratio: '16:9',
    seed: 1,
    alt: 'A red boat on a mountain lake at sunset, in thick brush strokes',
  },
  {
    file: 'pears',
    prompt: 'three pears on a table',
    style: 'sketch',
    ratio: '1:1',
    seed: 4,
    alt: 'Three pears on a table, in pencil',
  },
];
