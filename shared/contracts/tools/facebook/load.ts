import type { LoadTools } from '../load-tools';

/** Each loads its definition when it is opened. */
export const LOAD_FACEBOOK: LoadTools<'facebook'> = {};
