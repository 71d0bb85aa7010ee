import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { takePendingOrder } from '../state/pending-order';
import { usePaidPress } from './use-paid-press';

/** Whether the page after this one would look for an order: while it is on its way, and once it ended like this. */
async function left(end: () => Promise<void>): Promise<[boolean, boolean]> {
  let onItsWay = false;
  const send = () => {
    onItsWay = sessionStorage.length === 1;
    return end();
  };
  const { result } = renderHook(() => usePaidPress<string>(send));
  await act(() => result.current.press('a lake', 1));
  return [onItsWay, takePendingOrder()];
}

test('an order on its way is kept in mind until it has an answer', async () => {
  expect(await left(async () => undefined)).toEqual([true, false]);
  const refused = new ApiError('generateImage', 'No', { status: 400 });
  expect(await left(() => Promise.reject(refused))).toEqual([true, false]);
});

test('one that got no answer is left to the page after this one', async () => {
  const unreachable = new ApiError('generateImage', 'Gone');
  expect(await left(() => Promise.reject(unreachable))).toEqual([true, true]);
});
