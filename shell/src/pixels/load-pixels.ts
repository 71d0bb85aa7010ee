import type { PixelIds } from '@flint/shared/contracts/pixels';

type Queue = { queue: unknown[]; callMethod?: (...args: unknown[]) => void };

/** Loads the scripts of the configured services, to which the visitor has agreed. */
export function loadPixels({ googleAnalytics, meta }: PixelIds): void {
  if (googleAnalytics) loadGoogleAnalytics(googleAnalytics);
  if (meta) loadMeta(meta);
}

function loadGoogleAnalytics(id: string): void {
  const layer: unknown[] = [];
  // Its script reads the arguments themselves, not arrays.
  function gtag() {
    // biome-ignore lint/complexity/noArguments: that is the service's interface.
    layer.push(arguments);
  }
  const tell = gtag as (...args: unknown[]) => void;
  Object.assign(window, { dataLayer: layer, gtag });
  tell('js', new Date());
  tell('config', id);
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

function loadMeta(id: string): void {
  const tell: Queue & ((...args: unknown[]) => void) = Object.assign(
    (...args: unknown[]) => {
      if (tell.callMethod) tell.callMethod(...args);
      else tell.queue.push(args);
    },
    { queue: [] as unknown[], loaded: true, version: '2.0' },
  );
  Object.assign(window, { fbq: tell, _fbq: tell });
  tell('init', id);
  tell('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
