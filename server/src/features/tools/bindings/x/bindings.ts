import type { BindingsOf } from '../bindings-of';
import { threadArchitect } from './thread-architect';

export const X_BINDINGS: BindingsOf<'x'> = {
  'x/thread-architect': threadArchitect,
};
