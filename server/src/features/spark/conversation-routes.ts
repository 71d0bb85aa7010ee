import {
  deleteConversation,
  earlierMessages,
  exportConversation,
  forkConversation as forkCall,
  listConversations,
  readConversation,
  readShared,
  restoreConversation,
  shareConversation,
  unshareConversation,
  updateConversation,
} from '@flint/shared/contracts/conversations';
import { approveAction, dismissAction, readAction } from '@flint/shared/contracts/spark-actions';
import { attachFile, discardAttachment, readAttachment } from '@flint/shared/contracts/spark-attachments';
import contentDisposition from 'content-disposition';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { Actions } from './actions-service';
import type { Attachments } from './attachments-service';
import type { Conversations } from './conversations-service';
import type { Exports } from './exports-service';

interface ConversationRoutesDeps {
  readonly conversations: Conversations;
  readonly exports: Exports;
  readonly attachments: Attachments;
  readonly actions: Actions;
  readonly runs: Pick<Runs, 'present'>;
  readonly credits: Pick<Credits, 'balance'>;
}

/** Routes of conversations, exports, attachments and cards. */
export function conversationRoutes({
  conversations,
  exports,
  attachments,
  actions,
  runs,
  credits,
}: ConversationRoutesDeps): Route[] {
  return [
    route(listConversations, ({ viewer, query }) => conversations.list(viewer.user.id, query)),
    route(readConversation, ({ viewer, params, query }) => conversations.read(viewer.user.id, params.id, query.limit)),
    route(earlierMessages, ({ viewer, params, query }) =>
      conversations.earlier(viewer.user.id, params.id, query.before, query.limit),
    ),
    route(updateConversation, async ({ viewer, params, body }) => ({
      conversation: await conversations.update(viewer.user.id, params.id, body),
    })),
    route(deleteConversation, async ({ viewer, params }) => {
      await conversations.delete(viewer.user.id, params.id);
      return { deleted: true };
    }),
    route(restoreConversation, async ({ viewer, params }) => ({
      conversation: await conversations.restore(viewer.user.id, params.id),
    })),
    route(forkCall, async ({ viewer, params, idempotencyKey }) => ({
      conversation: await exports.fork(viewer.user.id, params.id, idempotencyKey),
    })),
    route(exportConversation, async ({ viewer, params, query, reply }) => {
      const file = await exports.file(viewer.user.id, params.id, query.format ?? 'markdown');
      return reply
        .header('content-disposition', contentDisposition(file.name, { fallback: file.plainName }))
        .header('cache-control', 'private, no-store')
        .header('content-type', file.contentType)
        .send(file.content);
    }),
    route(shareConversation, async ({ viewer, params }) => ({
      conversation: await conversations.share(viewer.user.id, params.id),
    })),
    route(unshareConversation, async ({ viewer, params }) => ({
      conversation: await conversations.unshare(viewer.user.id, params.id),
    })),
    route(readShared, async ({ params, reply }) => {
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-store');
      return conversations.shared(params.token);
    }),
    route(attachFile, async ({ viewer, body, idempotencyKey }) => ({
      attachment: await attachments.attach(viewer.user.id, body.kind, body.uploadId, idempotencyKey),
    })),
    route(readAttachment, async ({ viewer, params }) => ({
      attachment: await attachments.read(viewer.user.id, params.id),
    })),
    route(discardAttachment, async ({ viewer, params }) => ({
      deleted: await attachments.discard(viewer.user.id, params.id),
    })),
    route(readAction, async ({ viewer, params }) => ({ action: await actions.read(viewer.user.id, params.id) })),
    route(approveAction, async ({ viewer, params, body }) => {
      const { action, run } = await actions.approve(viewer.user.id, params.id, body.price);
      return {
        action,
        run: run && (await runs.present(run)),
        balance: (await credits.balance(viewer.user.id)).balance,
      };
    }),
    route(dismissAction, async ({ viewer, params }) => ({ action: await actions.dismiss(viewer.user.id, params.id) })),
  ];
}
