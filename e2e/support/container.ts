import type { HostContext, NavLocation, RemoteApp, RemoteProps } from '../../shared/contracts/remotes';

/** A federation container, as its host sees it. */
interface Container {
  init(scope: unknown, initScope: unknown[], options: object): Promise<void>;
  get(expose: string): Promise<() => { default: RemoteApp }>;
}

interface Shell {
  shareScopeMap: { default: Record<string, Record<string, { lib?: () => { createStore(): HostContext['store'] } }>> };
}

/** A container that a test loaded in the page. */
interface HeldContainer {
  app: RemoteApp;
  props: RemoteProps;
  errors: string[];
}

export interface LoadedContainer {
  app: Pick<RemoteApp, 'name' | 'version' | 'builtAgainst' | 'requires'>;
  /** Global variables that loading it added. */
  globals: string[];
}

/**
 * Runs in a page whose shell has loaded a remote before: loads another container by the federation protocol, with the
 * shell's shared scope and a host of its own at `path`.
 */
export async function takeContainer({ manifest, path }: { manifest: string; path: string }): Promise<LoadedContainer> {
  const page = globalThis as unknown as Record<string, unknown> & {
    __FEDERATION__: { __INSTANCES__: Shell[] };
    held: HeldContainer;
  };
  const shell = page.__FEDERATION__.__INSTANCES__[0] as Shell;
  const { metaData } = await (await fetch(manifest)).json();
  page.held = {} as HeldContainer;
  const before = new Set(Object.keys(page));
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = reject;
    script.src = new URL(metaData.remoteEntry.name, new URL(manifest, location.href)).href;
    document.head.append(script);
  });
  const container = page[metaData.globalName] as Container;
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: shell.shareScopeMap,
  });
  await container.init(shell.shareScopeMap.default, [], options);
  const app = (await container.get('./app'))().default;

  const [pathname = '/', search = ''] = path.split(/(?=\?)/);
  const here: NavLocation = { pathname, search, hash: '', state: null, key: 'bench' };
  const jotai = Object.values(shell.shareScopeMap.default.jotai ?? {})[0]?.lib?.();
  if (!jotai) throw new Error('The shell shares no jotai.');
  const errors: string[] = [];
  const host: HostContext = {
    contract: app.builtAgainst,
    owns: (at) => at === pathname,
    nav: { subscribe: () => () => undefined, getLocation: () => here, navigate: () => undefined },
    store: jotai.createStore(),
    reportError: (error) => void errors.push(String(error)),
  };
  const domElement = document.createElement('div');
  document.body.append(domElement);
  page.held = { app, props: { domElement, host }, errors };
  await app.bootstrap(page.held.props);
  const { name, version, builtAgainst, requires } = app;
  return {
    app: { name, version, builtAgainst, requires },
    globals: Object.keys(page).filter((key) => !before.has(key)),
  };
}

/** Runs in the page: mounts the loaded container, waits for its page and unmounts it, `times` times. */
export async function mountAndLeave({ times, titled }: { times: number; titled: boolean }) {
  const { held } = globalThis as unknown as { held: HeldContainer };
  const { app, props, errors } = held;
  const children: number[] = [];
  for (let round = 0; round < times; round++) {
    await app.mount(props);
    while (titled && !props.domElement.querySelector('h1')) await new Promise(requestAnimationFrame);
    await app.unmount(props);
    children.push(props.domElement.childNodes.length);
  }
  return { children, errors };
}

/** Runs in the page: CSS rules outside any cascade layer, in the style sheets below an address. */
export function rulesOutsideLayers(folder: string): string[] {
  const sheets = [...document.styleSheets].filter(({ href }) => href && new URL(href).pathname.startsWith(folder));
  return sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule || rule instanceof CSSMediaRule)
    .map((rule) => rule.cssText.slice(0, 80));
}
