import { awaited, Conversation, messagesFor } from './conversation';

const said = (content: string) => ({ id: content, role: 'user' as const, content, timestamp: '', model: 'a, b' });
const answered = (asked: string, content: string) => {
  const answer = awaited(asked);
  return { ...answer, status: 'done' as const, message: { ...answer.message, content } };
};

test('each model is sent the system note, the questions and its own answers', () => {
  const turns = [
    { question: said('One?'), answers: [answered('a', 'A1'), answered('b', 'B1')] },
    { question: said('Two?'), answers: [] },
  ];
  expect(messagesFor({ system: ' Be brief. ', turns }, 'b')).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'B1' },
    { role: 'user', content: 'Two?' },
  ]);
});

test('a model that joins later is sent another one’s answers; missing answers are left out', () => {
  const turns = [
    { question: said('One?'), answers: [answered('a', ''), answered('b', 'B1')] },
    { question: said('Two?'), answers: [awaited('b')] },
  ];
  expect(messagesFor({ system: '', turns }, 'c').map(({ content }) => content)).toEqual(['One?', 'B1', 'Two?']);
});

test('stored values that are no longer valid take their default', () => {
  expect(Conversation.parse({ turns: [{ question: 'broken' }], models: [], temperature: 9, maxTokens: 0 })).toEqual({
    turns: [],
    draft: '',
    models: ['meta-llama/llama-3.2-8b-instruct'],
    system: '',
    temperature: null,
    maxTokens: 2048,
    brandId: null,
  });
  expect(Object.keys(awaited('a').message)).toEqual(['id', 'role', 'content', 'timestamp', 'model']);
});
