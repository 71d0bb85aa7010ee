import type { Illustration } from '../spec/illustrator';

/** Scenes of walls, windows and table edges: what is straight must stay straight, so little shifts in them. */
const BUILT = new Set<Illustration['scene']>([
  ...['street', 'city', 'room', 'architecture', 'poster', 'record', 'product', 'music', 'festival'],
  ...['coffee', 'food', 'fruit', 'vases', 'vehicles', 'sport'],
]);

/** How much what is near may shift against what is far in a drawing of a scene family. */
export const reliefOf = (scene: Illustration['scene']): number => (BUILT.has(scene) ? 0.25 : 1);
