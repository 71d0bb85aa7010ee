import type { Conversation } from '@flint/shared/contracts/conversations';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { notFound } from '../../platform/http/app-error';
import type { PresentMessages } from './conversation-presenter';
import { findConversation } from './conversations-repository';
import { toJson, toMarkdown } from './export-conversation';
import { forkConversation } from './fork-conversation';
import { findAll, findBranch } from './messages-repository';
import { toConversation } from './presenter';

/** Maximum messages of an exported branch. */
const EXPORTED_MAX = 50_000;

/** Exports of conversations. Every method throws AppError `not_found` for another user's. */
export interface Exports {
  fork(userId: string, messageId: string, key: string | undefined): Promise<Conversation>;
  /** The current branch as Markdown, or all branches as JSON. */
  file(
    userId: string,
    id: string,
    format: 'markdown' | 'json',
  ): Promise<{ name: string; plainName: string; contentType: string; content: string }>;
}

export function createExports({ db, present }: { db: Db; present: PresentMessages }): Exports {
  return {
    fork: async (userId, messageId, key) => toConversation(await forkConversation(db, userId, messageId, key), null),
    async file(userId, id, format) {
      const row = isUuid(id) ? await findConversation(db, userId, id) : undefined;
      if (!row) throw notFound('conversation');
      const conversation = toConversation(row, null);
      const name = row.title.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').trim() || 'Conversation';
      if (format === 'json') {
        const content = toJson(conversation, await present(userId, await findAll(db, row.id)));
        return {
          name: `${name}.json`,
          plainName: 'conversation.json',
          contentType: 'application/json; charset=utf-8',
          content,
        };
      }
      const branch = row.leaf_id === null ? [] : await findBranch(db, row.id, row.leaf_id, EXPORTED_MAX);
      const content = toMarkdown(conversation, await present(userId, branch));
      return { name: `${name}.md`, plainName: 'conversation.md', contentType: 'text/markdown; charset=utf-8', content };
    },
  };
}
