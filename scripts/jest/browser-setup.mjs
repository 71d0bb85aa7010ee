import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long to wait for what must come: it bounds a failure, and a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

/** jsdom lays nothing out, so nothing matches, scrolls or is observed. */
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
window.scrollTo = () => {};
