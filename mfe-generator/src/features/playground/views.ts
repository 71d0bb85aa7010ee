import { lazyPart } from '@flint/shared/ui/lazy-part';
import type { ComponentType } from 'react';

interface View {
  /** The value in the URL: `?view=speech`. */
  readonly id: string;
  readonly label: string;
  /** Lazy: loaded when its tab is opened. */
  readonly View: ComponentType;
}

/** The tabs in order; the first is the default. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'chat', label: 'Chat', View: lazyPart(() => import('../chat/chat-view')) },
  { id: 'speech', label: 'Speech', View: lazyPart(() => import('../speech/speech-view')) },
  { id: 'transcribe', label: 'Transcribe', View: lazyPart(() => import('../transcribe/transcribe-view')) },
  { id: 'workflow', label: 'Workflow', View: lazyPart(() => import('../workflow/workflow-view')) },
];
