import { KINDS, type KindWith } from '@flint/shared/contracts/kinds';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import type { ComponentType } from 'react';

interface View {
  readonly label: string;
  /** Lazy: loaded when its tab is opened. */
  readonly View: ComponentType;
}

interface NamedView extends View {
  readonly id: string;
}

/** The tab of each kind that is ordered here, in order; the first is the default. */
const TABS: Readonly<Record<KindWith<{ page: 'playground' }>, View>> = {
  chat: { label: 'Chat', View: lazyPart(() => import('../chat/chat-view')) },
  speech: { label: 'Speech', View: lazyPart(() => import('../speech/speech-view')) },
  transcript: { label: 'Transcribe', View: lazyPart(() => import('../transcribe/transcribe-view')) },
  workflow: { label: 'Workflow', View: lazyPart(() => import('../workflow/workflow-view')) },
};

/** The tabs with their values in the URL: `?view=speech`. */
export const VIEWS = (Object.keys(TABS) as (keyof typeof TABS)[]).map((kind) => ({
  id: KINDS[kind].view,
  ...TABS[kind],
})) as [NamedView, ...NamedView[]];
