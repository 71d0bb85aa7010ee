import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lifecycleFault } from './lifecycle.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flint-lifecycle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A release whose ./app is the value of an expression, which may use the container's shared modules. */
function release(app) {
  const remoteEntry = { name: 'entry.js', path: '', type: 'global' };
  const metaData = {
    name: 'x',
    type: 'app',
    buildInfo: { buildVersion: '1.0.0', buildName: 'x' },
    types: {},
    publicPath: 'auto',
  };
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const manifest = {
    ...{ id: 'x', name: 'x', shared: [], remotes: [] },
    metaData: { ...metaData, remoteEntry, globalName: 'x_container' },
    exposes: [{ id: 'x:app', name: 'app', assets, path: './app' }],
  };
  const entry = `var x_container = { init(scope) { this.scope = scope; }, get: async () => { const app = await (${app}); return () => ({ default: app }); } };`;
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'entry.js'), entry);
}
const lifecycle = (more = {}) =>
  JSON.stringify({ name: 'mfe-x', version: '1.0.0', requires: '^1.0.0', ...more }).replace(
    /}$/,
    ', bootstrap() {}, mount() {}, unmount() {} }',
  );
const check = (loadMs) => lifecycleFault('mfe-x', folder, loadMs);

test('a lifecycle passes, and has the shell’s shared modules', async () => {
  release(`(async () => {
    const shared = x_container.scope['@flint/shared/state/credits'];
    const [state] = Object.values(shared);
    const module = (await state.get())();
    if (typeof module !== 'object') throw new Error('no shared module');
    return ${lifecycle()};
  })()`);
  expect(await check()).toBeUndefined();
}, 60_000);

test.each([
  ['lacks a step', `{ ...${lifecycle()}, unmount: undefined }`, 'mfe-x: ./app does not export unmount()'],
  ['is of another remote', lifecycle({ name: 'mfe-y' }), 'mfe-x: ./app identifies as mfe-y'],
  ['throws while it loads', `Promise.reject(new Error('no window'))`, 'no window'],
  [
    'needs another contract',
    lifecycle({ requires: '^9.0.0' }),
    'mfe-x needs contract ^9.0.0, this shell provides 1.0.0. Deploy a shell that provides it, or roll mfe-x back.',
  ],
])(
  'one that %s is refused with the reason',
  async (_what, app, words) => {
    release(app);
    expect(await check()).toBe(`mfe-x cannot be mounted: ${words}`);
  },
  60_000,
);

test('one that never loads is ended', async () => {
  release('(() => { for (;;); })()');
  expect(await check(1500)).toBe('mfe-x cannot be mounted: it does not load within 1.5 s');
}, 60_000);
