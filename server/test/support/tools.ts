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

/** Makes a call that must succeed. @returns its body */
export async function ok<T>(as: TestClient, method: string, path: string, body?: object): Promise<T> {
  const answer = await as.fetchJson(method, path, body);
  if (answer.status !== 200)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}

/** A user's results of a tool, newest first. */
export const historyOf = (as: TestClient, tool: string, query = '') =>
  ok<{ runs: ToolRun[]; next: string | null }>(as, 'GET', pathOf(tool, 'runs') + query);
