import type { LoadTools } from '../load-tools';

/** Each loads its definition when it is opened. */
export const LOAD_INSTAGRAM: LoadTools<'instagram'> = {
  'instagram/bio-generator': async () => (await import('./bio-generator')).bioGenerator,
};
