import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { takeUnanswered } from '../state/unanswered';
import { usePaidPress } from './use-paid-press';

/** Whether the next page would look for a pending order: while it is being sent, and after it ended like this. */
async function left(end: () => Promise<void>): Promise<[boolean, boolean]> {
  let onItsWay = false;
  const send = () => {
    onItsWay = sessionStorage.length === 1;
    return end();
  };
  const { result } = renderHook(() => usePaidPress<string>(send));
  await act(() => result.current.press('a lake', 1));
  return [onItsWay, takeUnanswered()];
}

test('an order is marked pending until it has an answer', async () => {
  expect(await left(async () => undefined)).toEqual([true, false]);
  const refused = new ApiError('generateImage', 'No', { status: 400 });
  expect(await left(() => Promise.reject(refused))).toEqual([true, false]);
});

test('an order without an answer stays marked for the next page', async () => {
  const unreachable = new ApiError('generateImage', 'Gone');
  expect(await left(() => Promise.reject(unreachable))).toEqual([true, true]);
});
