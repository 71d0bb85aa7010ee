import { request } from '@flint/shared/api/request';
import * as calls from '@flint/shared/contracts/templates';
import type { Resource } from '@flint/shared/state/resource';
import { listIn, readBoth } from './both-lists';

/** Published templates and the viewer's own. */
export interface TemplateLists {
  readonly publishedTemplates: readonly calls.Template[];
  readonly userTemplates: readonly calls.Template[];
}

export const TEMPLATE_LISTS: Resource<TemplateLists> = {
  key: 'listTemplates',
  async read({ signal }) {
    const options = signal ? { signal } : {};
    const reads = {
      all: () => request(calls.listTemplates, {}, options),
      published: () => request(calls.publishedTemplates, {}, options),
      mine: () => request(calls.myTemplates, {}, options),
    };
    const found = await readBoth(reads, 'Failed to load templates', signal);
    if ('all' in found) return found.all;
    return {
      publishedTemplates: listIn(found.published, 'publishedTemplates'),
      userTemplates: listIn(found.mine, 'userTemplates'),
    };
  },
};
