import type { ChatModel, ChatOrder, ChatTurn } from '@flint/engines/spec/chat-model';
import { brandPart } from '@flint/engines/spec/data-parts';
import type { InputFile } from '@flint/engines/spec/input-files';
import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import { estimatePromptTokens } from '@flint/shared/contracts/prices/tokens';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import type { Brands } from '../brands/brands-service';
import { readOutgoing } from '../generation/outgoing';
import { findMadePictures } from './actions-repository';
import { type AttachmentRow, findAttachmentsOf } from './attachments-repository';
import { dataOf } from './data-of';
import { findBranch } from './messages-repository';
import { contentOf } from './presenter';
import { codeOf } from './proposals';
import { GO_ON, rulesFor } from './rules';

/** Context window: maximum messages and characters of a conversation that a model is sent. */
const TURNS_TOLD = 200;
const CHARACTERS_TOLD = 120_000;
/**
 * Estimated tokens of a picture: about what a side of 1,536 pixels costs at OpenAI
 * (platform.openai.com/docs/guides/images-vision, read 2026-11-21).
 */
const PICTURE_TOKENS = 1_100;

/** A turn of the user or of Spark, with its attachments. */
export interface ConversationTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly attachments: readonly AttachmentRow[];
  /** Whether a card of the turn made a picture. */
  readonly madePicture?: boolean;
}

/** The order of an answer, before its prompt is built. */
export interface Question {
  readonly userId: string;
  readonly runId: string;
  readonly model: string;
  readonly brandProfileId: string | null;
  readonly said: readonly ConversationTurn[];
}

export interface Turns {
  /** The turns up to and including a message. */
  turnsUpTo(conversationId: string, messageId: string | null): Promise<ConversationTurn[]>;
  /** Builds the prompt and counts its tokens. @throws AppError `not_found` when the brand profile was deleted */
  buildPrompt(question: Question): Promise<{ messages: ChatTurn[]; promptTokens: number }>;
}

interface TurnsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly sees: NonNullable<ChatModel['sees']>;
}

/** Builds prompts from conversations: fixed rules, the turns, and material kept apart from them. */
export function createTurns({ db, storage, brands, sees }: TurnsDeps): Turns {
  async function pictures(said: readonly AttachmentRow[], shown: boolean): Promise<InputFile[]> {
    const keys = shown ? said.flatMap(({ storage_key }) => storage_key ?? []) : [];
    return Promise.all(keys.map((key) => readOutgoing(storage, key)));
  }

  return {
    async turnsUpTo(conversationId, messageId) {
      if (messageId === null) return [];
      const rows = await findBranch(db, conversationId, messageId, TURNS_TOLD);
      const ids = rows.map(({ id }) => id);
      const [files, made] = await Promise.all([findAttachmentsOf(db, ids), findMadePictures(db, ids)]);
      return rows.map((row) => ({
        role: row.role,
        content: contentOf(row),
        attachments: files.filter(({ message_id }) => message_id === row.id),
        madePicture: made.some(({ message_id }) => message_id === row.id),
      }));
    },
    async buildPrompt({ userId, runId, model, brandProfileId, said }) {
      const shown = sees(model);
      const brand =
        brandProfileId === null ? [] : [brandPart(promptBrandOf(await brands.forPrompt(userId, brandProfileId)))];
      const told = newest(joined(said));
      const turns = await Promise.all(
        told.map(async ({ role, content, attachments }, at): Promise<ChatTurn> => {
          const own = attachments.flatMap((row) => dataOf(row, shown) ?? []);
          const data = at === told.length - 1 ? [...brand, ...own] : own;
          const seen = await pictures(attachments, shown);
          return { role, content, ...(data.length > 0 && { data }), ...(seen.length > 0 && { pictures: seen }) };
        }),
      );
      const messages: ChatTurn[] = [
        { role: 'system', content: rulesFor(codeOf(runId), said.some(hasPicture)) },
        ...turns,
      ];
      return { messages, promptTokens: tokensOf(messages) };
    },
  };
}

const hasPicture = ({ attachments, madePicture }: ConversationTurn) =>
  madePicture === true || attachments.some(({ kind }) => kind === 'image');

/** Merges consecutive turns of the same role: continued answers, and chat templates that require alternation. */
function joined(said: readonly ConversationTurn[]): ConversationTurn[] {
  const turns: ConversationTurn[] = [];
  for (const each of said) {
    const last = turns.at(-1);
    if (last?.role !== each.role) {
      if (each.content.trim() !== '' || each.attachments.length > 0) turns.push(each);
      continue;
    }
    const content = each.role === 'assistant' ? last.content + each.content : `${last.content}\n\n${each.content}`;
    turns[turns.length - 1] = { role: each.role, content, attachments: [...last.attachments, ...each.attachments] };
  }
  return turns.at(-1)?.role === 'assistant' ? [...turns, { role: 'user', content: GO_ON, attachments: [] }] : turns;
}

/** The newest turns that fit, beginning with one of the user's. */
function newest(turns: readonly ConversationTurn[]): readonly ConversationTurn[] {
  let room = CHARACTERS_TOLD;
  const from = turns.findLastIndex(({ content }, at) => {
    room -= content.length;
    return room < 0 && at < turns.length - 1;
  });
  const kept = turns.slice(from + 1);
  const first = kept.findIndex(({ role }) => role === 'user');
  return kept.slice(Math.max(0, first));
}

function tokensOf(messages: readonly ChatTurn[]): number {
  const parts = messages.flatMap(({ content, data = [] }) => [
    { content },
    ...data.map(({ text }) => ({ content: text })),
  ]);
  const pictures = messages.reduce((sum, { pictures: seen = [] }) => sum + seen.length, 0);
  return estimatePromptTokens(parts) + pictures * PICTURE_TOKENS;
}

/** The chat order of a recipe with its prompt. */
export function orderOf({ model, maxTokens, temperature, seed }: ChatRecipe, messages: readonly ChatTurn[]): ChatOrder {
  return { model: model || DEFAULT_CHAT_MODEL, maxTokens, temperature, seed, messages };
}

/** @throws AppError when an attachment was sent before, is another user's, or is still being transcribed */
export function assertSendable(ids: readonly string[], found: readonly AttachmentRow[]): AttachmentRow[] {
  const detail = { field: 'attachmentIds' };
  return ids.map((id) => {
    const row = found.find((each) => each.id === id.toLowerCase());
    if (!row) throw new AppError('invalid_input', 'A file was sent before or is not there. Attach it again.', detail);
    if (row.kind === 'audio' && !(row.output && row.status === 'completed'))
      throw new AppError('invalid_input', `"${row.name}" is not written down yet.`, detail);
    return row;
  });
}
