import type { Agent, AgentBody } from '@flint/shared/contracts/agents';
import type { Template, TemplateBody } from '@flint/shared/contracts/templates';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './test';

/** The title of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A step of a run. @param name with its state, such as `idea, Done` */
export const stepOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem', { name });

/** Posts to the API as the user of a context. @returns the body of the answer, which must be a success */
export async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** Creates an agent. */
export async function saveAgent(request: APIRequestContext, agent: AgentBody): Promise<Agent> {
  return (await post<{ agent: Agent }>(request, '/agents', agent)).agent;
}

/** Creates a template. */
export function saveTemplate(request: APIRequestContext, template: TemplateBody): Promise<Template> {
  return post(request, '/templates', template);
}
