import type { BindingsOf } from '../bindings-of';
import { chapterGenerator } from './chapter-generator';
import { descriptionGenerator } from './description-generator';
import { nameGenerator } from './name-generator';
import { scriptGenerator } from './script-generator';
import { thumbnailCopyAssistant } from './thumbnail-copy-assistant';
import { titleGenerator } from './title-generator';

export const YOUTUBE_BINDINGS: BindingsOf<'youtube'> = {
  'youtube/title-generator': titleGenerator,
  'youtube/description-generator': descriptionGenerator,
  'youtube/name-generator': nameGenerator,
  'youtube/chapter-generator': chapterGenerator,
  'youtube/script-generator': scriptGenerator,
  'youtube/thumbnail-copy-assistant': thumbnailCopyAssistant,
};
