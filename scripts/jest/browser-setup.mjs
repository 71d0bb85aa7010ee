import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Timeouts of `waitFor` and `findBy`, and of a test. Only a failure waits that long, and a busy machine needs a part of it.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

/** jsdom has no layout, so nothing matches, scrolls or is observed. */
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
// jsdom implements no canvas either, and logs a stack trace for each context that is asked for.
HTMLCanvasElement.prototype.getContext = () => null;
