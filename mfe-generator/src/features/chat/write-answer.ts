import { ApiError } from '@flint/shared/api/api-error';
import { emit } from '@flint/shared/api/bus';
import { type ChatOrder, streamChat } from '@flint/shared/api/chat';
import { toMessage } from '@flint/shared/api/message';
import type { ChatAnswer } from '@flint/shared/contracts/chat';
import type { Store } from '@flint/shared/contracts/remotes';
import type { Answer } from './conversation';
import { aheadAtom, answerAtom, writingAtom } from './conversation-atom';
import { followAnswer, type OnText } from './follow-answer';

/** Answers that this page already reads. */
const underWay = new WeakMap<Store, Set<string>>();

/** Requests an answer and streams its text. Never rejects: a failure becomes the answer's note. */
export function writeAnswer(store: Store, id: string, order: ChatOrder): Promise<void> {
  return once(store, id, async (onText) => {
    try {
      const onAhead = (ahead: number) => store.set(aheadAtom, (all) => ({ ...all, [id]: ahead }));
      const answer = await streamChat(order, onText, { idempotencyKey: id }, onAhead);
      if (answer) return settledBy(answer);
    } catch (error) {
      // An order without an answer may have arrived: follow its run.
      if (!(error instanceof ApiError && error.status === undefined)) throw error;
    }
    return followAnswer(id, onText);
  });
}

/** Follows an answer that was unfinished when the page was left. Never rejects. */
export function resumeAnswer(store: Store, id: string): Promise<void> {
  return once(store, id, (onText) => followAnswer(id, onText));
}

async function once(store: Store, id: string, read: (onText: OnText) => Promise<Partial<Answer>>): Promise<void> {
  const reading = underWay.get(store) ?? new Set();
  underWay.set(store, reading);
  if (reading.has(id)) return;
  reading.add(id);
  try {
    const end = await read((text, thoughts) => store.set(writingAtom, (all) => ({ ...all, [id]: { text, thoughts } })));
    store.set(answerAtom, id, end);
  } catch (error) {
    store.set(answerAtom, id, { status: 'failed', note: toMessage(error) });
  } finally {
    reading.delete(id);
    store.set(writingAtom, ({ [id]: _written, ...others }) => others);
    store.set(aheadAtom, ({ [id]: _written, ...others }) => others);
    emit('creditsChanged', { balance: undefined });
  }
}

function settledBy({ message, thoughts, error, usage, charged, servedBy }: ChatAnswer): Partial<Answer> {
  const tokens = usage.promptTokens + usage.completionTokens;
  return { message, thoughts, status: 'done', note: error ?? null, tokens, charged, servedBy };
}
