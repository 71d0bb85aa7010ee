import { COPYWRITER_NOTE } from '@flint/shared/contracts/copywriter-note';
import { applyBrandRules } from '../english/brand-rules';
import { randomFrom } from '../english/random';
import type { ChatTurn } from '../spec/chat-model';
import { brandIn } from './branded/brand-in';
import { withHashtags } from './branded/with-hashtags';
import { toneIn } from './brief/asked';
import { WORKS_ON_TEXT } from './brief/pasted';
import { readBrief } from './brief/read-brief';
import { WRITERS } from './forms/forms';
import { voiceOf } from './forms/voice';
import { NO_TOPIC, refusalFor } from './refusals';

export interface CopyRequest {
  readonly messages: readonly Omit<ChatTurn, 'pictures'>[];
  /** The same conversation and seed give the same words. */
  readonly seed: number;
}

const withoutNotice = (text: string) => text.replace(COPYWRITER_NOTE, '').trim();

/**
 * Answers a conversation with copy made of its own words.
 * @returns Markdown, ending in {@link COPYWRITER_NOTE}
 */
export function writeCopy({ messages, seed }: CopyRequest): string {
  return `${body(messages, seed)}\n\n${COPYWRITER_NOTE}`;
}

function body(messages: CopyRequest['messages'], seed: number): string {
  const brand = brandIn(messages);
  const message = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const lastAnswer = messages.findLast(({ role }) => role === 'assistant')?.content;
  const refusal = refusalFor(message);
  if (refusal) return refusal;
  const read = readBrief(messages, lastAnswer && withoutNotice(lastAnswer));
  const tone = read.tone ?? toneIn(brand.tone ?? '');
  const brief = { ...read, tone, audience: read.audience ?? (brand.audience || undefined) };
  if (!brief.topic && !WORKS_ON_TEXT.has(brief.form)) return NO_TOPIC;
  const random = randomFrom(`${seed}|${messages.length}|${message}`);
  const copy = applyBrandRules(WRITERS[brief.form](voiceOf(brief, random)), brand.rules ?? []);
  return brief.form === 'captions' ? withHashtags(copy, brand.hashtags ?? []) : copy;
}
