import { createStore } from 'jotai';
import { motionAtom, readMotion, setMotion } from './motion';

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-motion');
});

test('a choice is applied to the style sheets at once, and stored', () => {
  const store = createStore();
  setMotion(store, 'reduced');
  expect(document.documentElement.dataset.motion).toBe('reduced');
  expect([store.get(motionAtom), readMotion()]).toEqual(['reduced', 'reduced']);
});

test('following the system sets no attribute', () => {
  const store = createStore();
  setMotion(store, 'full');
  setMotion(store, 'system');
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  expect(readMotion()).toBe('system');
});

test('an unknown or unreadable stored value falls back to the system', () => {
  localStorage.setItem('flint:motion', 'wild');
  expect(readMotion()).toBe('system');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readMotion()).toBe('system');
});
