import type { BindingsOf } from '../bindings-of';

export const TIKTOK_BINDINGS: BindingsOf<'tiktok'> = {};
