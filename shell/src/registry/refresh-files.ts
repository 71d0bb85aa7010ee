/**
 * Makes the browser forget what it holds of a release's files, before a further attempt.
 * One that arrived broken would stay in its cache for good, since files are immutable; and one whose preload failed
 * would fail once more without being asked for, since the first use of an address gets what its preload brought.
 */
export async function refreshFiles(manifestUrl: string, files: Record<string, string>): Promise<void> {
  // What still fails is told when the file is needed.
  await Promise.allSettled(
    Object.entries(files).map(async ([file, integrity]) => {
      const url = new URL(file, manifestUrl).href;
      await fetch(url, { integrity, cache: 'reload' });
      await spendPreload(url, integrity);
    }),
  );
}

/** Uses a file as the release would. An entry that does arrive is the one that is started, a chunk waits for it. */
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
