import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { programOf, run } from '../run.mjs';
import { buildConfiguration } from './build-configuration.mjs';
import { SURFACE } from './surface.mjs';

const FOLDER = join(ROOT, '.build', 'packages');
const SHARED = join(ROOT, 'shared');
/** How jest runs a remote's tests. */
const JEST = ['browser-environment', 'browser-setup', 'css-modules', 'swc'];
/** The command that releases a remote, and what it needs. */
const RELEASE = ['control-plane', 'failure', 'flint-release', 'publish', 'release-files'];

/**
 * Packs `@flint/shared` for third parties: built modules with their types, style sheets, the build of a remote and the
 * command that releases one.
 * @returns {Promise<string>} path of the package
 * @throws Error with the output of the step that failed
 */
export async function packShared() {
  const out = join(FOLDER, 'shared');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await compile(out);
  copyStyles(out);
  await buildConfiguration(out);
  copyCommands(out);
  const manifest = manifestOf(out);
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await mustRun(npm, ['pack', '--pack-destination', FOLDER, '--ignore-scripts'], out);
  return join(FOLDER, `flint-shared-${manifest.version}.tgz`);
}

async function compile(out) {
  const config = join(FOLDER, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, incremental: false, tsBuildInfoFile: null, allowImportingTsExtensions: false },
    ...{ declaration: true, rootDir: SHARED, outDir: out, typeRoots: [join(ROOT, 'node_modules/@types')] },
  };
  const files = [...SURFACE, 'ui/css.d.ts'].map((file) => join(SHARED, file));
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files }));
  await mustRun(process.execPath, [programOf('typescript', 'tsc'), '-p', config]);
}

/** Style sheets of the components, and the declaration of their type. */
function copyStyles(out) {
  const sheets = readdirSync(join(SHARED, 'ui')).filter((file) => /\.module\.css$|^css\.d\.ts$/.test(file));
  for (const file of sheets) cpSync(join(SHARED, 'ui', file), join(out, 'ui', file));
}

function copyCommands(out) {
  for (const name of JEST) cpSync(join(ROOT, `scripts/jest/${name}.mjs`), join(out, `jest/${name}.mjs`));
  for (const name of RELEASE) cpSync(join(ROOT, `scripts/lib/release/${name}.mjs`), join(out, `release/${name}.mjs`));
}

function manifestOf(out) {
  const { name, version, dependencies } = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const shells = ['jotai', 'react', 'react-dom', 'react-router-dom'];
  const tools = ['@module-federation/enhanced', '@rspack/cli', '@rspack/core', '@testing-library/react'];
  const pick = (from, names) => Object.fromEntries(names.map((each) => [each, from[each]]));
  const others = Object.keys(dependencies).filter((each) => !shells.includes(each) && !each.startsWith('@fontsource'));
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const modules = folders.map(({ name: folder }) => folder).filter((folder) => !['jest', 'release'].includes(folder));
  return {
    ...{ name, version, type: 'module', license: 'UNLICENSED', sideEffects: ['*.css'] },
    exports: {
      './build': { types: './build.d.ts', default: './build.js' },
      ...Object.fromEntries(
        modules.map((each) => [`./${each}/*`, { types: `./${each}/*.d.ts`, default: `./${each}/*.js` }]),
      ),
      './ui/*.css': './ui/*.css',
      './jest/*': './jest/*',
      './package.json': './package.json',
    },
    bin: { 'flint-release': 'release/flint-release.mjs' },
    dependencies: pick(dependencies, others),
    peerDependencies: { ...pick(dependencies, shells), ...pick(devDependencies, tools) },
  };
}

async function mustRun(program, args, cwd = ROOT) {
  const { code, output } = await run(program, args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`${output.trim()}\nThe package was not made.`);
}
