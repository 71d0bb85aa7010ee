import type { BindingsOf } from '../bindings-of';
import { titleGenerator } from './title-generator';

export const YOUTUBE_BINDINGS: BindingsOf<'youtube'> = {
  'youtube/title-generator': titleGenerator,
};
