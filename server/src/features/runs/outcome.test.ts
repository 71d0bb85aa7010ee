import { settle } from './outcome';

const order = { kind: 'image' as const, asked: 4, price: 16, cancelled: false };

test('everything that was asked for arrived: all of it is paid', () => {
  expect(settle({ ...order, delivered: 4 })).toEqual({
    status: 'completed',
    charged: 16,
    message: null,
    errorCode: null,
  });
});

test('a part arrived: that part is paid, the rest returns, and both are said', () => {
  const outcome = settle({ ...order, delivered: 3, reason: { code: 'provider_failed', words: 'The model failed.' } });
  expect(outcome).toMatchObject({ status: 'completed', charged: 12, errorCode: null });
  expect(outcome.message).toBe('3 of 4 pictures arrived. 12 credits charged, 4 returned.');
});

test('nothing arrived: nothing is paid, and the reason is said with what returned', () => {
  const reason = { code: 'provider_timeout', words: 'The model did not answer in time.' } as const;
  expect(settle({ ...order, delivered: 0, reason })).toEqual({
    status: 'failed',
    charged: 0,
    message: 'The model did not answer in time. 16 credits returned.',
    errorCode: 'provider_timeout',
  });
});

test('cancelled before anything arrived: nothing is paid, whatever went wrong besides', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const outcome = settle({ ...order, delivered: 0, cancelled: true, reason });
  expect(outcome).toMatchObject({ status: 'cancelled', charged: 0, message: 'Cancelled. Nothing was charged.' });
});

test('cancelled half-way: what was delivered is kept and paid', () => {
  expect(settle({ ...order, delivered: 2, cancelled: true })).toMatchObject({ status: 'cancelled', charged: 8 });
});

test('cancelled after the last picture: the order is complete', () => {
  expect(settle({ ...order, delivered: 4, cancelled: true })).toMatchObject({ status: 'completed', charged: 16 });
});

test.each([1, 2, 3, 4])('what is charged for %i pictures is a whole number of credits at any price', (delivered) => {
  for (const each of [1, 2, 3, 4, 6, 8])
    expect(
      Number.isInteger(settle({ kind: 'image', asked: 4, price: each * 4, delivered, cancelled: false }).charged),
    ).toBe(true);
});

test('each kind says what could not be made', () => {
  const failed = (kind: 'video' | 'speech') => settle({ kind, asked: 1, delivered: 0, price: 5, cancelled: false });
  expect(failed('video').message).toBe('The video could not be made. 5 credits returned.');
  expect(failed('speech').message).toBe('The speech could not be made. 5 credits returned.');
});

test('what was accrued is paid where it is less than the price, and never more than was held', () => {
  const chat = { kind: 'chat' as const, asked: 1, delivered: 1, price: 3, cancelled: false };
  expect(settle({ ...chat, accrued: 1 })).toMatchObject({ status: 'completed', charged: 1, message: null });
  expect(settle({ ...chat, accrued: 9 })).toMatchObject({ charged: 3 });
});

test('a workflow whose step failed has failed, keeps what its steps accrued, and says how far it came', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const half = { kind: 'workflow' as const, asked: 4, delivered: 2, price: 10, accrued: 3, cancelled: false, reason };
  expect(settle(half)).toEqual({
    status: 'failed',
    charged: 3,
    message: 'The model failed. 2 of 4 steps are done. 3 credits charged, 7 returned.',
    errorCode: 'provider_failed',
  });
});

test('part of an answer is kept and paid by its tokens, and why it ended is said', () => {
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

test('a workflow that was cancelled pays its finished steps; one that did nothing pays nothing', () => {
  const workflow = { kind: 'workflow' as const, asked: 3, price: 10, cancelled: true };
  expect(settle({ ...workflow, delivered: 1, accrued: 2 })).toMatchObject({
    ...{ status: 'cancelled', charged: 2 },
    message: 'Cancelled. 1 of 3 steps are done. 2 credits charged, 8 returned.',
  });
  expect(settle({ ...workflow, delivered: 0 })).toMatchObject({ message: 'Cancelled. Nothing was charged.' });
});

test('a step says what went wrong, and leaves the credits to its workflow', () => {
  const reason = { code: 'provider_failed', words: 'The model failed.' } as const;
  const step = { kind: 'speech' as const, asked: 1, delivered: 0, price: 2, isPart: true, cancelled: false, reason };
  expect(settle(step)).toMatchObject({ status: 'failed', charged: 0, message: 'The model failed.' });
});
