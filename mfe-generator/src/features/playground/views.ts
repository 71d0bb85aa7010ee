import { type ComponentType, lazy } from 'react';

interface View {
  /** What the address says: `?view=speech`. */
  readonly id: string;
  readonly label: string;
  /** Loaded when it is opened. */
  readonly View: ComponentType;
}

/** What can be tried out, in the order of the tabs; the first opens where the address names none. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'chat', label: 'Chat', View: lazy(() => import('../chat/chat-view')) },
  { id: 'speech', label: 'Speech', View: lazy(() => import('../speech/speech-view')) },
  { id: 'transcribe', label: 'Transcribe', View: lazy(() => import('../transcribe/transcribe-view')) },
  { id: 'workflow', label: 'Workflow', View: lazy(() => import('../workflow/workflow-view')) },
];
