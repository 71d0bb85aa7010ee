import { toJSONSchema } from 'zod/mini';
import { defineCall } from '../call';
import * as z from '../schema';
import { callMisfit, describeCall, type Reader } from './described-call';

const ABOUT = { tag: 'notes', summary: 'Save', auth: 'session', rateLimit: 'write', idempotency: 'natural' } as const;
const READER: Reader = {
  toJsonSchema: (schema, io) => toJSONSchema(schema, { io, unrepresentable: 'any' }),
  hash: (text) => text,
};
const described = (body: z.ZodMiniType, response: z.ZodMiniType, path = '/api/notes') =>
  describeCall(defineCall({ id: 'saveNote', method: 'POST', path, ...ABOUT, body, response }), READER);
const describedWith = (body?: z.ZodMiniType) =>
  describeCall(
    defineCall({ id: 'saveNote', method: 'POST', path: '/api/notes', ...ABOUT, response: NOTE, ...(body && { body }) }),
    READER,
  );
const NOTE = z.object({ id: z.string(), words: z.nullable(z.array(z.object({ text: z.string() }))) });
const BODY = z.object({ text: z.string(), kind: z.optional(z.enum(['plain', 'bold'])) });
const BUILT = described(BODY, NOTE);
const misfit = (body: z.ZodMiniType, response: z.ZodMiniType) => callMisfit(BUILT, described(body, response));

test('what was added fits: an optional field of the request, a field or a value of the answer', () => {
  expect(misfit(BODY, NOTE)).toBeUndefined();
  expect(
    misfit(z.extend(BODY, { colour: z.optional(z.string()) }), z.extend(NOTE, { at: z.string() })),
  ).toBeUndefined();
  expect(misfit(z.extend(BODY, { kind: z.optional(z.enum(['plain', 'bold', 'sharp'])) }), NOTE)).toBeUndefined();
  expect(misfit(z.object({ text: z.string().check(z.maxLength(5)) }), NOTE)).toBeUndefined();
});

test('a body whose fields may all be left out need not be sent, and one with a field that may not must be', () => {
  const bare = describedWith();
  expect(callMisfit(bare, describedWith(z.object({ kind: z.optional(z.string()) })))).toBeUndefined();
  expect(callMisfit(bare, describedWith(BODY))).toBe('saveNote (POST /api/notes): its request is required.');
});

test.each([
  ['a field that is gone', z.object({ words: NOTE.shape.words }), 'the field id of its answer is missing.'],
  [
    'a field that may be gone',
    z.extend(NOTE, { id: z.optional(z.string()) }),
    'the field id of its answer may be missing.',
  ],
  [
    'a field of another kind',
    z.extend(NOTE, { id: z.int() }),
    'the field id of its answer is integer, and was string.',
  ],
  [
    'a field that may be null',
    z.extend(NOTE, { id: z.nullable(z.string()) }),
    'the field id of its answer may be null, and was string.',
  ],
  [
    'a field within a list',
    z.extend(NOTE, { words: z.nullable(z.array(z.object({ title: z.string() }))) }),
    'the field words[].text of its answer is missing.',
  ],
  ['another answer', z.string(), 'its answer is string, and was object.'],
])('an answer with %s is named by call and field', (_what, response, rule) => {
  expect(misfit(BODY, response)).toBe(`saveNote (POST /api/notes): ${rule}`);
});

test.each([
  ['needs a field more', z.extend(BODY, { at: z.string() }), 'the field at of its request is required.'],
  [
    'needs what was optional',
    z.extend(BODY, { kind: z.enum(['plain', 'bold']) }),
    'the field kind of its request is required.',
  ],
  [
    'refuses a value',
    z.extend(BODY, { kind: z.optional(z.enum(['plain'])) }),
    'the field kind of its request may not be bold.',
  ],
  ['does not know a field', z.object({}), 'the field text of its request is unknown.'],
])('a server that %s is named by call and field', (_what, body, rule) => {
  expect(misfit(body, NOTE)).toBe(`saveNote (POST /api/notes): ${rule}`);
});

test('a call that is gone or moved is named', () => {
  expect(callMisfit(BUILT, undefined)).toBe('saveNote (POST /api/notes) does not exist.');
  expect(callMisfit(BUILT, described(BODY, NOTE, '/api/v2/notes'))).toBe('saveNote (POST /api/notes) does not exist.');
});
