import type { LibraryItem, LibraryKind } from '@flint/shared/contracts/library';

const KIND_LABELS: Readonly<Record<LibraryKind, string>> = {
  image: 'Picture',
  video: 'Video',
  audio: 'Sound',
  text: 'Text',
  transcript: 'Transcript',
  answer: 'Answer',
  workflow: 'Workflow',
};

/** What an item is called: words of several steps by what ran them. */
export function kindLabel({ kind, madeAs, madeIn }: Pick<LibraryItem, 'kind' | 'madeAs' | 'madeIn'>): string {
  if (madeAs === 'upload') return 'Photo';
  if (kind !== 'workflow' || madeAs !== 'steps') return KIND_LABELS[kind];
  if (madeIn?.chain) return 'Chain';
  return madeIn?.agentId ? 'Agent' : 'Template';
}
