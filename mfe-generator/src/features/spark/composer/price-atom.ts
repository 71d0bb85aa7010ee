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

/** Tokens of the rules that Spark is told beside the conversation. */
const RULES_TOKENS = 900;
/** What a picture counts as. */
const PICTURE_TOKENS = 1_100;
/** Messages a model is told of a conversation. */
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

/** The most an answer to a draft can cost, in whole credits; null, or undefined, while that is not known. */
export const priceAtom = atom((get) => {
  const { costs } = get(creditsAtom);
  if (costs === null) return null;
  const [model, said] = [get(modelAtom), get(saidAtom)];
  const besides = RULES_TOKENS + (get(brandIdAtom) === null ? 0 : BRAND_TOKENS_MAX) + DEFAULT_MAX_TOKENS;
  return (draft: string, files: readonly SparkAttachment[] = []): number | undefined => {
    try {
      return priceChat(costs, model, [{ content: draft }], said + tokensOfFiles(files) + besides);
    } catch {
      // Nobody answers here.
      return undefined;
    }
  };
});
