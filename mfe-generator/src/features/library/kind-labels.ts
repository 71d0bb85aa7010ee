import type { LibraryKind } from '@flint/shared/contracts/library';

/** What one item of a kind is called. */
export const KIND_LABELS: Readonly<Record<LibraryKind, string>> = {
  image: 'Picture',
  video: 'Video',
  audio: 'Sound',
  text: 'Text',
  transcript: 'Transcript',
  answer: 'Answer',
  workflow: 'Workflow',
};
