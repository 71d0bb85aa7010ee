import type { BindingsOf } from '../bindings-of';

export const INSTAGRAM_BINDINGS: BindingsOf<'instagram'> = {};
