import { settle } from './outcome';

const order = { kind: 'image' as const, asked: 4, price: 16, cancelled: false };

test('a complete delivery is charged in full', () => {
  expect(settle({ ...order, delivered: 4 })).toEqual({
    status: 'completed',
    charged: 16,
    message: null,
    errorCode: null,
  });
});

test('a partial delivery is charged by its share; the rest returns, and the message names both', () => {
  const outcome = settle({ ...order, delivered: 3, reason: { code: 'provider_failed', words: 'The model failed.' } });
  expect(outcome).toMatchObject({ status: 'completed', charged: 12, errorCode: null });
  expect(outcome.message).toBe('3 of 4 pictures arrived. 12 credits charged, 4 returned.');
});

test('an empty delivery charges nothing; the message names the reason and the returned credits', () => {
  const reason = { code: 'provider_timeout', words: 'The model did not answer in time.' } as const;
  expect(settle({ ...order, delivered: 0, reason })).toEqual({
    status: 'failed',
    charged: 0,
    message: 'The model did not answer in time. 16 credits returned.',
    errorCode: 'provider_timeout',
  });
});

test('a run cancelled before any delivery charges nothing, even if it also failed', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const outcome = settle({ ...order, delivered: 0, cancelled: true, reason });
  expect(outcome).toMatchObject({ status: 'cancelled', charged: 0, message: 'Cancelled. Nothing was charged.' });
});

test('a run cancelled half-way keeps its delivered units and is charged for them', () => {
  expect(settle({ ...order, delivered: 2, cancelled: true })).toMatchObject({ status: 'cancelled', charged: 8 });
});

test('a run cancelled after its last picture is completed', () => {
  expect(settle({ ...order, delivered: 4, cancelled: true })).toMatchObject({ status: 'completed', charged: 16 });
});

test.each([1, 2, 3, 4])('the charge for %i pictures is a whole number of credits at any price', (delivered) => {
  for (const each of [1, 2, 3, 4, 6, 8])
    expect(
      Number.isInteger(settle({ kind: 'image', asked: 4, price: each * 4, delivered, cancelled: false }).charged),
    ).toBe(true);
});

test('the failure message names the kind', () => {
  const failed = (kind: 'video' | 'speech') => settle({ kind, asked: 1, delivered: 0, price: 5, cancelled: false });
  expect(failed('video').message).toBe('The video could not be made. 5 credits returned.');
  expect(failed('speech').message).toBe('The speech could not be made. 5 credits returned.');
});

test('accrued credits are charged where they are below the price, never more than the hold', () => {
  const chat = { kind: 'chat' as const, asked: 1, delivered: 1, price: 3, cancelled: false };
  expect(settle({ ...chat, accrued: 1 })).toMatchObject({ status: 'completed', charged: 1, message: null });
  expect(settle({ ...chat, accrued: 9 })).toMatchObject({ charged: 3 });
});

test('a workflow with a failed step fails, is charged what its steps accrued, and names its progress', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const half = { kind: 'workflow' as const, asked: 4, delivered: 2, price: 10, accrued: 3, cancelled: false, reason };
  expect(settle(half)).toEqual({
    status: 'failed',
    charged: 3,
    message: 'The model failed. 2 of 4 steps are done. 3 credits charged, 7 returned.',
    errorCode: 'provider_failed',
  });
});

test('a partial answer is kept and charged by its tokens, and the message names why it ended', () => {
  const answer = { kind: 'chat' as const, asked: 1, delivered: 1, price: 5, accrued: 2, cancelled: false };
  expect(settle(answer)).toMatchObject({ status: 'completed', charged: 2, message: null });
  const cut = { code: 'provider_failed', words: 'The answer broke off.' } as const;
  expect(settle({ ...answer, reason: cut })).toMatchObject({
    status: 'completed',
    charged: 2,
    message: 'The answer broke off. 2 credits charged, 3 returned.',
  });
  const stop = { code: 'cancelled', words: 'Cancelled.' } as const;
  expect(settle({ ...answer, cancelled: true, reason: stop })).toMatchObject({
    status: 'cancelled',
    charged: 2,
    message: 'Stopped. 2 credits charged, 3 returned.',
  });
});

test('a cancelled workflow is charged for its finished steps; one without any is charged nothing', () => {
  const workflow = { kind: 'workflow' as const, asked: 3, price: 10, cancelled: true };
  expect(settle({ ...workflow, delivered: 1, accrued: 2 })).toMatchObject({
    ...{ status: 'cancelled', charged: 2 },
    message: 'Cancelled. 1 of 3 steps are done. 2 credits charged, 8 returned.',
  });
  expect(settle({ ...workflow, delivered: 0 })).toMatchObject({ message: 'Cancelled. Nothing was charged.' });
});

test('the message of a step names the failure but no credits, which belong to its workflow', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const step = { kind: 'speech' as const, asked: 1, delivered: 0, price: 2, isPart: true, cancelled: false, reason };
  expect(settle(step)).toMatchObject({ status: 'failed', charged: 0, message: 'The model failed.' });
});
