import { BRAND_TOKENS_MAX } from '@flint/shared/contracts/brand-text';
import { DEFAULT_MAX_TOKENS } from '@flint/shared/contracts/chat';
import { priceChat } from '@flint/shared/contracts/prices/chat-price';
import { estimatePromptTokens, estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { creditsAtom } from '@flint/shared/state/credits';
import { atom } from 'jotai';
import { brandIdAtom, modelAtom } from '../choices/choice-atoms';
import { talkAtom } from '../talk/talk-atom';

/** Tokens of Spark's system prompt. */
const RULES_TOKENS = 900;
/** Tokens that a picture counts as. */
const PICTURE_TOKENS = 1_100;
/** Most messages of a conversation in a prompt. */
const TURNS_TOLD = 200;

const tokensOfFile = ({ kind, text }: SparkAttachment) =>
  kind === 'image' ? PICTURE_TOKENS : estimateTokens(text ?? '');
const tokensOfFiles = (files: readonly SparkAttachment[]) => files.reduce((sum, file) => sum + tokensOfFile(file), 0);

const known = new WeakMap<SparkMessage, number>();
function tokensOf(message: SparkMessage): number {
  const tokens = known.get(message) ?? estimatePromptTokens([message]) + tokensOfFiles(message.attachments);
  known.set(message, tokens);
  return tokens;
}

const saidAtom = atom((get) =>
  get(talkAtom)
    .messages.slice(-TURNS_TOLD)
    .reduce((sum, message) => sum + tokensOf(message), 0),
);

/** The price of the draft's answer: the most it can cost, in whole credits; null or undefined while unknown. */
export const priceAtom = atom((get) => {
  const { costs } = get(creditsAtom);
  if (costs === null) return null;
  const [model, said] = [get(modelAtom), get(saidAtom)];
  const besides = RULES_TOKENS + (get(brandIdAtom) === null ? 0 : BRAND_TOKENS_MAX) + DEFAULT_MAX_TOKENS;
  return (draft: string, files: readonly SparkAttachment[] = []): number | undefined => {
    try {
      return priceChat(costs, model, [{ content: draft }], said + tokensOfFiles(files) + besides);
    } catch {
      // No provider answers chats here.
      return undefined;
    }
  };
});
