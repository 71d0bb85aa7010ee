import * as z from 'zod/mini';
import { ChatBody } from './chat';

const messageOf = (body: object) => {
  const read = z.safeParse(ChatBody, { messages: [{ role: 'user', content: 'Hello' }], ...body });
  return read.success ? undefined : read.error.issues[0]?.message;
};

test('a message alone is enough', () => expect(messageOf({})).toBeUndefined());

test.each([
  [{ messages: [] }, 'Write a message.'],
  [{ messages: [{ role: 'user', content: ' \n' }] }, 'Write a message.'],
  [{ messages: [{ role: 'tool', content: 'x' }] }, 'The role is one of system, user, assistant.'],
  [{ messages: [{ role: 'assistant', content: 'x' }] }, 'The last message is the user’s.'],
  [{ messages: [{ role: 'user', content: 'x'.repeat(32_001) }] }, 'A message has at most 32,000 characters.'],
  [
    { messages: Array.from({ length: 7 }, () => ({ role: 'user', content: 'x'.repeat(32_000) })) },
    'A conversation has at most 200,000 characters. Start a new one.',
  ],
  [{ model: '' }, 'Name a model.'],
  [{ max_tokens: 0 }, 'The length limit is at least 1 token.'],
  [{ max_tokens: 9000 }, 'The length limit is at most 8,192 tokens.'],
  [{ max_tokens: 1.5 }, 'The length limit is a whole number of tokens.'],
  [{ temperature: 2.1 }, 'The temperature is at most 2.'],
  [{ temperature: 'hot' }, 'The temperature is a number.'],
  [{ stream: 'yes' }, 'stream is true or false.'],
])('%# is refused: %j', (body, message) => expect(messageOf(body)).toBe(message));
