import type { LoadTools } from '../load-tools';

/** Each loads its definition when it is opened. */
export const LOAD_X: LoadTools<'x'> = {
  'x/thread-architect': async () => (await import('./thread-architect')).threadArchitect,
};
