import type { ToolId } from '@flint/shared/tools/tools';

/** Where a runner stands: inside the app, or on the tool's public page. */
export type ToolPlace = 'app' | 'public';

const ROOTS: Readonly<Record<ToolPlace, string>> = { app: '/platform-tools', public: '/tools' };

/** The address of a tool's page in a place, of one of its results with `run`. */
export function toolHref(id: ToolId, place: ToolPlace, run?: string): string {
  return `${ROOTS[place]}/${id}${run ? `?run=${encodeURIComponent(run)}` : ''}`;
}
