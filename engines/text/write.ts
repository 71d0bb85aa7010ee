import { COPYWRITER_NOTE } from '@flint/shared/contracts/copywriter-note';
import { applyBrandRules } from '../english/brand-rules';
import { isNonsense } from '../english/nonsense';
import { randomFrom } from '../english/random';
import type { ChatTurn } from '../spec/chat-model';
import { brandIn } from './branded/brand-in';
import { withHashtags } from './branded/with-hashtags';
import { toneIn } from './brief/asked';
import { WORKS_ON_TEXT } from './brief/pasted';
import { readBrief } from './brief/read-brief';
import { WRITERS } from './forms/forms';
import { voiceOf, type Written } from './forms/voice';
import { DAYS_MAX, NO_TOPIC, NONSENSE, refusalFor, TOO_MANY_DAYS } from './refusals';

export interface CopyRequest {
  readonly messages: readonly Omit<ChatTurn, 'pictures'>[];
  /** The same conversation and seed give the same words. */
  readonly seed: number;
}

const withoutNotice = (text: string) => text.replace(COPYWRITER_NOTE, '').trim();

/** An answer. */
export interface CopyReply {
  /** Markdown, ending in {@link COPYWRITER_NOTE}. */
  readonly text: string;
  /** Whether it costs nothing, because it has no copy: a refusal, a question, or a text that it could not change. */
  readonly free: boolean;
}

/** Answers a conversation with copy made of its own words. */
export function writeCopy({ messages, seed }: CopyRequest): CopyReply {
  const written = body(messages, seed);
  const text = typeof written === 'string' ? written : written.useless;
  return { text: `${text}\n\n${COPYWRITER_NOTE}`, free: typeof written !== 'string' };
}

function body(messages: CopyRequest['messages'], seed: number): Written {
  const brand = brandIn(messages);
  const message = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const lastAnswer = messages.findLast(({ role }) => role === 'assistant')?.content;
  const refusal = refusalFor(message);
  if (refusal) return { useless: refusal };
  const read = readBrief(messages, lastAnswer && withoutNotice(lastAnswer));
  const tone = read.tone ?? toneIn(brand.tone ?? '');
  const brief = { ...read, tone, audience: read.audience ?? (brand.audience || undefined) };
  const isOwn = !WORKS_ON_TEXT.has(brief.form);
  if (isOwn && !brief.topic) return { useless: NO_TOPIC };
  if (isOwn && isNonsense(brief.topic?.bare ?? '')) return { useless: NONSENSE };
  if ((brief.days ?? 0) > DAYS_MAX) return { useless: TOO_MANY_DAYS };
  const random = randomFrom(`${seed}|${messages.length}|${message}`);
  const written = WRITERS[brief.form](voiceOf(brief, random));
  if (typeof written !== 'string') return written;
  const copy = applyBrandRules(written, brand.rules ?? []);
  return brief.form === 'captions' ? withHashtags(copy, brand.hashtags ?? []) : copy;
}
