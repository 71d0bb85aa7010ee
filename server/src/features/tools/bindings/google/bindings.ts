import type { BindingsOf } from '../bindings-of';

export const GOOGLE_BINDINGS: BindingsOf<'google'> = {};
