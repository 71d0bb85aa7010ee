import type { Conversation, ListedConversation } from '@flint/shared/contracts/conversations';
import type { SparkActionOf } from '@flint/shared/contracts/spark-actions';
import type { SparkMessage, SparkRun } from '@flint/shared/contracts/spark-messages';

const AT = new Date(Date.UTC(2026, 10, 3, 14, 2)).toISOString();
export const TALK_ID = '5b3c2f6e-0000-4000-8000-000000000001';

/** A conversation with default values. */
export function aConversation(over: Partial<ListedConversation> = {}): ListedConversation {
  const conversation: Conversation = {
    id: TALK_ID,
    title: 'Desert week',
    pinned: false,
    brandProfileId: null,
    model: null,
    leafId: 'a1',
    answeringId: null,
    shareToken: null,
    createdAt: AT,
    updatedAt: AT,
    deletedAt: null,
  };
  return { ...conversation, snippet: null, messageId: null, ...over };
}

/** The run of a complete answer that cost 2 credits. */
export function anAnswerRun(over: Partial<SparkRun> = {}): SparkRun {
  return {
    id: 'run-1',
    status: 'completed',
    end: 'stop',
    note: null,
    price: 3,
    charged: 2,
    returned: 1,
    usage: { promptTokens: 700, completionTokens: 80 },
    servedBy: 'embedded',
    ...over,
  };
}

/** A message of the user. */
export function aQuestion(over: Partial<SparkMessage> = {}): SparkMessage {
  const { id = 'q1' } = over;
  return {
    id,
    conversationId: TALK_ID,
    parentId: null,
    siblings: [id],
    role: 'user',
    content: 'What do I post around it?',
    continues: false,
    model: null,
    attachments: [],
    actions: [],
    run: null,
    createdAt: AT,
    ...over,
  };
}

/** An answer. */
export function anAnswer(over: Partial<SparkMessage> = {}): SparkMessage {
  const { id = 'a1' } = over;
  return aQuestion({
    id,
    parentId: 'q1',
    role: 'assistant',
    content: 'Cut everything from it.',
    model: 'meta-llama/llama-3.2-8b-instruct',
    run: anAnswerRun(),
    ...over,
  });
}

/** A proposed picture for 4 credits. */
export function aPictureAction(over: Partial<SparkActionOf<'image'>> = {}): SparkActionOf<'image'> {
  return {
    id: 'action-1',
    kind: 'image',
    input: { prompt: 'Dunes at dusk', aspect_ratio: '16:9', style: null, num_images: 1 },
    price: 4,
    whyNot: null,
    status: 'proposed',
    runId: null,
    brandProfileId: null,
    decidedAt: null,
    ...over,
  };
}
