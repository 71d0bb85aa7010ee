import { request } from '@flint/shared/api/request';
import * as calls from '@flint/shared/contracts/templates';
import type { Resource } from '@flint/shared/state/resource';

/** Published templates and the viewer's own. */
export interface TemplateLists {
  readonly publishedTemplates: readonly calls.Template[];
  readonly userTemplates: readonly calls.Template[];
}

type Loose<K extends string> = readonly calls.Template[] | { readonly [Key in K]?: readonly calls.Template[] };

/** A list that came as itself or under its name. */
function listIn<K extends string>(answer: Loose<K> | undefined, name: K): readonly calls.Template[] {
  if (answer === undefined) return [];
  return Array.isArray(answer) ? answer : ((answer as { [Key in K]?: readonly calls.Template[] })[name] ?? []);
}

/**
 * Both lists by one call; when it fails by two, of which a failed one is empty.
 * @throws Error `Failed to load templates` when those fail too
 */
async function loadTemplates(signal?: AbortSignal): Promise<TemplateLists> {
  const options = signal ? { signal } : {};
  try {
    const { publishedTemplates, userTemplates } = await request(calls.listTemplates, {}, options);
    return { publishedTemplates, userTemplates };
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  const [published, mine] = await Promise.allSettled([
    request(calls.publishedTemplates, {}, options),
    request(calls.myTemplates, {}, options),
  ]);
  if (published.status === 'rejected' && mine.status === 'rejected') throw new Error('Failed to load templates');
  return {
    publishedTemplates: listIn(published.status === 'fulfilled' ? published.value : undefined, 'publishedTemplates'),
    userTemplates: listIn(mine.status === 'fulfilled' ? mine.value : undefined, 'userTemplates'),
  };
}

export const TEMPLATE_LISTS: Resource<TemplateLists> = {
  key: 'listTemplates',
  read: ({ signal }) => loadTemplates(signal),
};
