import type { Illustration } from '../spec/illustrator';

/** Scenes with straight lines (walls, windows, table edges), which strong parallax would bend. */
const BUILT = new Set<Illustration['scene']>([
  ...['street', 'city', 'room', 'architecture', 'poster', 'record', 'product', 'music', 'festival'],
  ...['coffee', 'food', 'fruit', 'vases', 'vehicles', 'sport'],
]);

/** Parallax factor for drawings of a scene family. */
export const reliefOf = (scene: Illustration['scene']): number => (BUILT.has(scene) ? 0.25 : 1);
