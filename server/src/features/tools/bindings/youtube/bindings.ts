import { thumbnailGenerator } from '@flint/shared/contracts/tools/youtube/thumbnail-generator';
import { transcriptGenerator } from '@flint/shared/contracts/tools/youtube/transcript-generator';
import { ordering } from '../../binding';
import type { BindingsOf } from '../bindings-of';
import { chapterGenerator } from './chapter-generator';
import { descriptionGenerator } from './description-generator';
import { nameGenerator } from './name-generator';
import { scriptGenerator } from './script-generator';
import { thumbnailCopyAssistant } from './thumbnail-copy-assistant';
import { titleGenerator } from './title-generator';

export const YOUTUBE_BINDINGS: BindingsOf<'youtube'> = {
  'youtube/thumbnail-generator': ordering(thumbnailGenerator),
  'youtube/title-generator': titleGenerator,
  'youtube/description-generator': descriptionGenerator,
  'youtube/transcript-generator': ordering(transcriptGenerator),
  'youtube/name-generator': nameGenerator,
  'youtube/chapter-generator': chapterGenerator,
  'youtube/script-generator': scriptGenerator,
  'youtube/thumbnail-copy-assistant': thumbnailCopyAssistant,
};
