import type { ToolAnswer, ToolRun } from '@flint/shared/contracts/tool-runs';
import type { ToolId } from '@flint/shared/tools/tools';
import type { WritingTool } from '../../src/features/tools/implementation';
import { IMPLEMENTATIONS } from '../../src/features/tools/implementations/table';
import type { TestClient } from './server';

export const pathOf = (tool: string, rest = 'run') => `/api/tools/${tool}/${rest}`;

/** The example of a tool's page. */
export const exampleOf = (tool: ToolId) => (IMPLEMENTATIONS[tool] as WritingTool).definition.page.example;

/** Runs a tool, and waits for its end. */
export async function useTool(as: TestClient, tool: string, body: object, headers: Record<string, string> = {}) {
  const answer = await as.fetchJson('POST', pathOf(tool), body, headers);
  return { status: answer.status, body: answer.body as ToolAnswer & { error?: string } };
}

/** A user's results of a tool, newest first. */
export const historyOf = (as: TestClient, tool: string, query = '') =>
  as.ok<{ runs: ToolRun[]; next: string | null }>('GET', pathOf(tool, 'runs') + query);
