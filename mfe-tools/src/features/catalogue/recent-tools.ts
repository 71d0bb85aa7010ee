import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { findTool, type Tool, type ToolId } from '@flint/shared/tools/tools';

const KEY = 'flint.tools.recent';
const KEPT = 6;

const form = {
  parse: (kept: unknown): readonly Tool[] =>
    (Array.isArray(kept) ? kept : []).flatMap((id) => findTool(String(id)) ?? []).slice(0, KEPT),
};

/** Recently opened tools of this browser, latest first. */
export function recentTools(): readonly Tool[] {
  return readDraft(KEY, form);
}

/** Records that a tool was opened. */
export function noteOpened(id: ToolId): void {
  const others = recentTools().filter((tool) => tool.id !== id);
  keepDraft(KEY, [id, ...others.map((tool) => tool.id)].slice(0, KEPT));
}
