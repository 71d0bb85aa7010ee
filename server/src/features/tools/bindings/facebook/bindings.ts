import type { BindingsOf } from '../bindings-of';

export const FACEBOOK_BINDINGS: BindingsOf<'facebook'> = {};
