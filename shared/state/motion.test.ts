import { createStore } from 'jotai';
import { motionAtom, readMotion, setMotion } from './motion';

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-motion');
});

test('a choice is shown to the style sheets at once, and kept', () => {
  const store = createStore();
  setMotion(store, 'reduced');
  expect(document.documentElement.dataset.motion).toBe('reduced');
  expect([store.get(motionAtom), readMotion()]).toEqual(['reduced', 'reduced']);
});

test('following the system leaves no mark', () => {
  const store = createStore();
  setMotion(store, 'full');
  setMotion(store, 'system');
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  expect(readMotion()).toBe('system');
});

test('what is kept and unknown, or cannot be read, is the system’s', () => {
  localStorage.setItem('flint:motion', 'wild');
  expect(readMotion()).toBe('system');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readMotion()).toBe('system');
});
