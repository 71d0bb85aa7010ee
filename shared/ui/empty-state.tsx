import { StatePanel, type StatePanelProps } from './state-panel';

export type EmptyStateProps = Omit<StatePanelProps, 'role' | 'art'>;

/** Nothing here yet: what the place is for, and one act that fills it. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} art="stone" />;
}
