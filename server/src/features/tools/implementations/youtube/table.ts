import { thumbnailGenerator } from '@flint/shared/tools/youtube/thumbnail-generator';
import { transcriptGenerator } from '@flint/shared/tools/youtube/transcript-generator';
import { orderingTool } from '../../implementation';
import type { PlatformImplementations } from '../platform-table';
import { chapterGenerator } from './chapter-generator';
import { descriptionGenerator } from './description-generator';
import { nameGenerator } from './name-generator';
import { scriptGenerator } from './script-generator';
import { thumbnailCopyAssistant } from './thumbnail-copy-assistant';
import { titleGenerator } from './title-generator';

export const YOUTUBE_IMPLEMENTATIONS: PlatformImplementations<'youtube'> = {
  'youtube/thumbnail-generator': orderingTool(thumbnailGenerator),
  'youtube/title-generator': titleGenerator,
  'youtube/description-generator': descriptionGenerator,
  'youtube/transcript-generator': orderingTool(transcriptGenerator),
  'youtube/name-generator': nameGenerator,
  'youtube/chapter-generator': chapterGenerator,
  'youtube/script-generator': scriptGenerator,
  'youtube/thumbnail-copy-assistant': thumbnailCopyAssistant,
};
