import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_YOUTUBE: LoadTools<'youtube'> = {
  'youtube/thumbnail-generator': async () => (await import('./thumbnail-generator')).thumbnailGenerator,
  'youtube/title-generator': async () => (await import('./title-generator')).titleGenerator,
  'youtube/description-generator': async () => (await import('./description-generator')).descriptionGenerator,
  'youtube/transcript-generator': async () => (await import('./transcript-generator')).transcriptGenerator,
  'youtube/name-generator': async () => (await import('./name-generator')).nameGenerator,
  'youtube/chapter-generator': async () => (await import('./chapter-generator')).chapterGenerator,
  'youtube/script-generator': async () => (await import('./script-generator')).scriptGenerator,
  'youtube/thumbnail-copy-assistant': async () => (await import('./thumbnail-copy-assistant')).thumbnailCopyAssistant,
};
