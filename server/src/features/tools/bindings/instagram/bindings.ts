import type { BindingsOf } from '../bindings-of';
import { bioGenerator } from './bio-generator';

export const INSTAGRAM_BINDINGS: BindingsOf<'instagram'> = {
  'instagram/bio-generator': bioGenerator,
};
