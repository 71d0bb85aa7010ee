/**
 * Clears a release's files from the browser's caches before another attempt. A broken file would stay in the HTTP cache
 * for good, because files are immutable. A failed preload would fail again without a request, because the first use of
 * a URL takes the preload's result.
 */
export async function refreshFiles(manifestUrl: string, files: Record<string, string>): Promise<void> {
  // Remaining failures surface when the file is needed.
  await Promise.allSettled(
    Object.entries(files).map(async ([file, integrity]) => {
      const url = new URL(file, manifestUrl).href;
      await fetch(url, { integrity, cache: 'reload' });
      await spendPreload(url, integrity);
    }),
  );
}

/**
 * Consumes a pending preload by loading the file the same way. If it does arrive, it runs: an entry starts, a chunk
 * waits for its entry.
 */
function spendPreload(url: string, integrity: string): Promise<void> {
  const element = url.endsWith('.css') ? styleSheet(url) : script(url);
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return new Promise((resolve) => {
    element.onload = element.onerror = () => {
      element.remove();
      resolve();
    };
    document.head.append(element);
  });
}

function script(url: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = url;
  return element;
}

function styleSheet(url: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = url;
  return element;
}
