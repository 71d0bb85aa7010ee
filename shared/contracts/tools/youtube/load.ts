import type { LoadTools } from '../load-tools';

/** Each loads its definition when it is opened. */
export const LOAD_YOUTUBE: LoadTools<'youtube'> = {
  'youtube/title-generator': async () => (await import('./title-generator')).titleGenerator,
};
