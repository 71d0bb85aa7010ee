import type { ToolId } from '@flint/shared/tools/tools';

/** Whether a runner is inside the app or on the tool's public page. */
export type ToolPlace = 'app' | 'public';

const ROOTS: Readonly<Record<ToolPlace, string>> = { app: '/platform-tools', public: '/tools' };

/** The URL of a tool's page; with `run`, of one of its results. */
export function toolHref(id: ToolId, place: ToolPlace, run?: string): string {
  return `${ROOTS[place]}/${id}${run ? `?run=${encodeURIComponent(run)}` : ''}`;
}
