import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Timeout of `waitFor` and `findBy`: it bounds a failure, and a busy machine needs more than the default second.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

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
// It draws nothing either; its own way to say so is a page of the log for each canvas.
HTMLCanvasElement.prototype.getContext = () => null;
