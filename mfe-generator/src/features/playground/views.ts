import { type ComponentType, lazy } from 'react';

interface View {
  /** The value in the URL: `?view=speech`. */
  readonly id: string;
  readonly label: string;
  /** Lazy: loaded when its tab is opened. */
  readonly View: ComponentType;
}

/** The tabs in order; the first is the default. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'chat', label: 'Chat', View: lazy(() => import('../chat/chat-view')) },
  { id: 'speech', label: 'Speech', View: lazy(() => import('../speech/speech-view')) },
  { id: 'transcribe', label: 'Transcribe', View: lazy(() => import('../transcribe/transcribe-view')) },
  { id: 'workflow', label: 'Workflow', View: lazy(() => import('../workflow/workflow-view')) },
];
