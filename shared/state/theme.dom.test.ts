import { createStore } from 'jotai/vanilla';
import { readTheme, setTheme, themeAtom } from './theme';

const shown = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each(['light', 'dark'] as const)('%s is shown, and kept for the next visit', (theme) => {
  const store = createStore();
  setTheme(store, theme);
  expect(store.get(themeAtom)).toBe(theme);
  expect(shown()).toBe(theme);
  expect(readTheme()).toBe(theme);
  expect(localStorage.getItem('flint:theme')).toBe(theme);
});

test('system leaves the choice to the device', () => {
  setTheme(createStore(), 'dark');
  setTheme(createStore(), 'system');
  expect(shown()).toBeNull();
});

test('the theme is system by default, and for unknown values', () => {
  expect(readTheme()).toBe('system');
  localStorage.setItem('flint:theme', 'sepia');
  expect(readTheme()).toBe('system');
});

test('the theme works without storage', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  const store = createStore();
  setTheme(store, 'light');
  expect(shown()).toBe('light');
  expect(readTheme()).toBe('system');
});
