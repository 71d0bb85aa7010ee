import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

const QUESTION = 'What do I post around one long film about seven days in the desert, and when?';
const ANSWER = `Treat the long film as the **source** and cut everything else from it.

1. Tuesday: a carousel, *the bag laid out*
2. Wednesday: the water leak, 20 seconds
3. Thursday: the film itself, see [what works](https://example.com/when)

\`\`\`ts
const posts = days.flatMap((day) => cut(day, { seconds: 20 }));
\`\`\`

| When | Where | What |
|---|---|---|
| Tue 18:00 | Instagram | Carousel |
| Thu 19:00 | YouTube | The film |
`;

/** A message of a generated conversation, question and answer in turn; the last may be a live answer. */
export function aMessage(place: number, isLive: boolean): SparkMessage {
  const id = `message-${place}`;
  const isAnswer = isLive || place % 2 === 1;
  return {
    id,
    conversationId: 'conversation',
    parentId: place === 0 ? null : `message-${place - 1}`,
    siblings: [id],
    role: isAnswer ? 'assistant' : 'user',
    content: isLive ? '' : isAnswer ? ANSWER : `${QUESTION} (${place})`,
    continues: false,
    model: isAnswer ? 'a-model' : null,
    attachments: [],
    actions: [],
    run: null,
    createdAt: '2026-11-21T00:00:00.000Z',
  };
}

/** A streamed answer: the text above three times, split about where a model splits. */
export function tokens(): string[] {
  return `${ANSWER}\n`.repeat(3).match(/\s?\S{1,5}|\s/g) ?? [];
}
