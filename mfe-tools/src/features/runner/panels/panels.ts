import type { ToolId } from '@flint/shared/contracts/tools';
import { type ComponentType, lazy } from 'react';

/** What a tool's panel is told of the answer above it. */
export interface PanelProps {
  readonly output: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** Place of the item that is looked at, in the answer's first list. */
  readonly chosen: number;
}

/** What stands below a tool's answer: the places where it will be read, as their platform shows them. */
export const PANELS: Readonly<Partial<Record<ToolId, ComponentType<PanelProps>>>> = {
  'youtube/title-generator': lazy(() => import('./youtube-titles')),
};
