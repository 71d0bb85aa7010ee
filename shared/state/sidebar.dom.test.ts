import { createStore } from 'jotai/vanilla';
import { readSidebar, setSidebar, sidebarAtom } from './sidebar';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a closed sidebar stays closed for the browser session, under the product’s storage key', () => {
  const store = createStore();
  setSidebar(store, false);
  expect(store.get(sidebarAtom)).toBe(false);
  expect(sessionStorage.getItem('flint:sidebar-open')).toBe('false');
  expect(readSidebar()).toBe(false);
  setSidebar(store, true);
  expect(sessionStorage.getItem('flint:sidebar-open')).toBe('true');
});

test.each([null, '', 'true', 'no', '0'])('%j counts as open', (kept) => {
  if (kept !== null) sessionStorage.setItem('flint:sidebar-open', kept);
  expect(readSidebar()).toBe(true);
});

test('the sidebar is open when storage is unavailable', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  const store = createStore();
  expect(readSidebar()).toBe(true);
  setSidebar(store, false);
  expect(store.get(sidebarAtom)).toBe(false);
});
