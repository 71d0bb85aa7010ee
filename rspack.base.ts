import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BrotliPlugin } from './bundler/brotli-plugin';
import { buildName } from './bundler/build-name';
import { OneCopyPlugin } from './bundler/one-copy-plugin';
import { packageVersion, ROOT, workspaceVersion } from './bundler/package-version';
import { packagesOutside } from './bundler/packages-outside';
import { PreloadFontsPlugin } from './bundler/preload-fonts-plugin';
import { PrerenderPlugin } from './bundler/prerender-plugin';
import { ReleaseManifestPlugin } from './bundler/release-manifest-plugin';
import { sharedByRemotes } from './bundler/shared-by-remotes';
import { RELEASE_BASE } from './shared/contracts/fragments';
import { CONTRACT_VERSION, REMOTE_NAMES, type RemoteName, type Slot } from './shared/contracts/remotes';

/** What rspack hands to a configuration that is a function. */
type Build = (env: unknown, argv: { mode?: string }) => Promise<Configuration>;

/** First port of the development servers: the shell's; each remote's follows in the order of REMOTE_NAMES. */
const SHELL_PORT = Number(process.env.PORT_SHELL ?? 3100);

const ASSET_NAME = 'assets/[name].[contenthash:8][ext]';

/** Host of the deployed shell that a remote is developed in. Its React cannot replace components: the page reloads. */
const DEPLOYED_SHELL = process.env.DEV_SHELL;

/** The shell: the page itself, the one React, and everything remotes share. */
export function defineShell(): Build {
  return async (_env, argv) => shellBuild('shell', './src/main.tsx', argv.mode === 'development', {});
}

/** The fake host, in which `npm run dev -w <remote>` shows the remote that DEV_REMOTE names. */
export function defineDevHost(): Build {
  const name = REMOTE_NAMES.find((each) => each === process.env.DEV_REMOTE);
  if (!name) throw new Error(`DEV_REMOTE is one of ${REMOTE_NAMES.join(', ')}.`);
  const manifest = `http://localhost:${portOf(name)}/mf-manifest.json`;
  return async () => shellBuild('dev-host', './src/dev-host/main.tsx', true, { __DEV_REMOTE__: { name, manifest } });
}

function shellBuild(name: string, entry: string, development: boolean, define: Record<string, unknown>): Configuration {
  return browserBuild({
    name,
    folder: 'shell',
    uniqueName: 'shell',
    development,
    port: SHELL_PORT,
    publicPath: '/',
    entry,
    // Modules that the shell shares one by one would each carry a copy of what all of them know about runs.
    splitChunks: {
      cacheGroups: {
        models: { test: /shared[\\/]contracts[\\/]models\.ts$/, name: 'models', enforce: true },
        runs: {
          test: /shared[\\/](contracts[\\/](runs|generated-\w+)|state[\\/]runs)\.ts$/,
          name: 'runs',
          enforce: true,
        },
      },
    },
    define: {
      __ROUTER_VERSION__: packageVersion('react-router-dom'),
      __JOTAI_VERSION__: packageVersion('jotai'),
      __SHARED_VERSION__: packageVersion('@flint/shared'),
      ...define,
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: development ? './src/index.dev.html' : './src/index.html',
        scriptLoading: 'defer',
      }),
      new PreloadFontsPlugin(),
      ...(name === 'shell' ? prerender({ folder: 'shell', uniqueName: 'shell', development, publicPath: '/' }) : []),
      new rspack.CopyRspackPlugin({
        patterns: development ? [{ from: 'public' }, { from: 'dev' }] : [{ from: 'public' }],
      }),
    ],
  });
}

/** A remote: its `./app`, built and released on its own. */
export function defineRemote(name: RemoteName): Build {
  return async (_env, argv) => {
    const development = argv.mode === 'development';
    const version = workspaceVersion(name);
    const requires = `^${CONTRACT_VERSION}`;
    const uniqueName = buildName(name, development);
    const { pages } = (await import(`./${name}/src/pages.ts`)) as { pages: readonly string[] };
    const { slots } = (await import(`./${name}/src/slots.ts`)) as { slots: readonly Slot[] };
    return browserBuild({
      folder: name,
      uniqueName,
      development,
      port: portOf(name),
      publicPath: 'auto',
      entry: {},
      define: {
        __FLINT_VERSION__: version,
        __CONTRACT_VERSION__: CONTRACT_VERSION,
        __CONTRACT_RANGE__: requires,
        // Remotes never load each other: their half of the federation runtime stays out.
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
      },
      plugins: [
        new ModuleFederationPlugin({
          name: uniqueName,
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: { './app': './src/app.tsx' },
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          // The shell's federation runtime is used: a remote's entry needs none of its own.
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
          shared: sharedByRemotes(),
        }) as RspackPluginInstance,
        // The federation plugin takes the CommonJS build of its runtime, which cannot be shaken down.
        new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
          resource.request = resource.request.replace(/cjs$/, 'js');
        }),
        new OneCopyPlugin(),
        ...prerender({ folder: name, uniqueName, development, publicPath: RELEASE_BASE }),
        new ReleaseManifestPlugin({ name, version, builtAgainst: CONTRACT_VERSION, requires, pages, slots }),
        ...(development ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
      ],
    });
  };
}

/** The server and what runs beside it, as modules for Node. */
export function defineServer(): Build {
  return async (_env, argv) => ({
    name: 'server',
    mode: argv.mode === 'development' ? 'development' : 'production',
    context: path.join(ROOT, 'server'),
    target: 'node20',
    devtool: 'source-map',
    entry: {
      main: './src/main.ts',
      admin: './src/admin/main.ts',
      'copywriter.worker': './src/providers/embedded/text/copywriter.worker.ts',
      'spark.worker': './src/providers/embedded/spark/spark.worker.ts',
      'tools.worker': './src/features/tools/tools.worker.ts',
      'illustrator.worker': './src/providers/embedded/image/illustrator.worker.ts',
      'speaker.worker': './src/providers/embedded/speech/speaker.worker.ts',
      'text-analyser.worker': './src/providers/embedded/analysis/text/text-analyser.worker.ts',
      'film.worker': './src/providers/embedded/video/render/film.worker.ts',
      'draw-films': './src/providers/embedded/video/gallery/draw-films.ts',
      'musician.worker': './src/providers/embedded/music/musician.worker.ts',
      'draw-showcase': './src/providers/embedded/image/draw-showcase.ts',
      'draw-gallery': './src/providers/embedded/image/gallery/draw-gallery.ts',
      'play-gallery': './src/providers/embedded/music/gallery/play-gallery.ts',
      'speak-gallery': './src/providers/embedded/speech/gallery/speak-gallery.ts',
      'words-gallery': './src/providers/embedded/text/gallery/write-gallery.ts',
      'analysis-gallery': './src/providers/embedded/analysis/gallery/write-gallery.ts',
    },
    output: {
      path: path.join(ROOT, 'server/dist'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].js',
      chunkFilename: 'chunks/[name].js',
      clean: true,
    },
    externalsType: 'module-import',
    externals: [packagesOutside],
    // Modules before CommonJS: of a package that comes as both, only one copy may exist.
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      // Paths of the running file, not of the source, and workers found by their built name.
      // Optional packages are asked for by names that are made at run time; whoever asks does without.
      parser: { javascript: { importMeta: false, url: false, worker: false, exprContextCritical: false } },
      rules: [typescript({ development: false, react: false })],
    },
    // Readable stack traces and class names matter more on a server than bytes do.
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({ __FLINT_VERSION__: JSON.stringify(workspaceVersion('server')) }),
      // What the embedded Spark answers questions about Flint with.
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(ROOT, 'docs/guide'), to: 'guide' }] }),
    ],
    cache: cacheOf('server', argv.mode),
  });
}

type SplitChunks = NonNullable<Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false>>;

interface BrowserBuild {
  /** Names the build, where its folder has more than one. */
  name?: string;
  folder: string;
  /** What global names and style classes of this build carry. */
  uniqueName: string;
  development: boolean;
  port: number;
  publicPath: string;
  entry: NonNullable<Configuration['entry']>;
  /** Constants baked into the code. */
  define: Record<string, unknown>;
  plugins: RspackPluginInstance[];
  splitChunks?: SplitChunks;
}

function browserBuild(build: BrowserBuild): Configuration {
  const { folder, development, port } = build;
  // Named chunks keep their name, so that the server can find the page it wants to announce.
  const name = development ? '[name]' : '[name].[contenthash:8]';
  return {
    name: build.name ?? folder,
    mode: development ? 'development' : 'production',
    context: path.join(ROOT, folder),
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    entry: build.entry,
    output: {
      path: path.join(ROOT, folder, 'dist'),
      publicPath: build.publicPath,
      uniqueName: build.uniqueName,
      clean: true,
      crossOriginLoading: 'anonymous',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: ASSET_NAME,
    },
    ...pageModules(development),
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(build.define).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
      ...build.plugins,
      ...(development ? refresh() : [new BrotliPlugin()]),
    ],
    optimization: { splitChunks: build.splitChunks ?? {} },
    // Chunks compiled on demand would arrive after the remote was mounted.
    lazyCompilation: false,
    cache: cacheOf(
      build.name ?? folder,
      development ? `development${DEPLOYED_SHELL ? '-deployed' : ''}` : 'production',
      build.uniqueName,
    ),
    performance: false,
    // The federation plugin notes on every build that a public path of `auto` is resolved in the browser.
    infrastructureLogging: { level: 'error' },
    devServer: {
      port,
      host: '127.0.0.1',
      hot: !DEPLOYED_SHELL,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: DEPLOYED_SHELL ? [DEPLOYED_SHELL] : 'auto',
      client: { webSocketURL: `ws://localhost:${port}/ws` },
    },
  };
}

/** How the modules of pages are read, wherever they are drawn. */
function pageModules(development: boolean): Pick<Configuration, 'resolve' | 'module'> {
  return {
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: development ? {} : productionRouter() },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      rules: [
        typescript({ development, react: true }),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|webp|svg|mp3|mp4)$/, type: 'asset/resource' },
      ],
    },
  };
}

/** Ships the public pages of a workspace that has some, drawn ahead of time; while developing, the browser draws them. */
function prerender({
  folder,
  uniqueName,
  development,
  publicPath,
}: Pick<BrowserBuild, 'folder' | 'uniqueName' | 'development' | 'publicPath'>): RspackPluginInstance[] {
  const entry = ['ts', 'tsx'].map((ending) => `./src/prerender.${ending}`);
  const found = entry.find((file) => existsSync(path.join(ROOT, folder, file)));
  if (development || !found) return [];
  const build: Configuration = {
    name: `${folder} pages`,
    mode: 'production',
    context: path.join(ROOT, folder),
    target: 'node20',
    devtool: false,
    entry: found,
    output: {
      // Classes and files are called as in the build for browsers.
      uniqueName,
      publicPath,
      module: true,
      library: { type: 'module' },
      assetModuleFilename: ASSET_NAME,
    },
    ...pageModules(false),
    optimization: { minimize: false, splitChunks: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    infrastructureLogging: { level: 'error' },
  };
  return [new PrerenderPlugin(build, uniqueName)];
}

/** The router's production build, which its package names nowhere: the other one carries warnings for developers. */
function productionRouter(): Record<string, string> {
  const folder = path.join(ROOT, 'node_modules/react-router/dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}

/** Replaces components and keeps their state, where React can. */
function refresh(): RspackPluginInstance[] {
  return DEPLOYED_SHELL ? [] : [new ReactRefreshRspackPlugin()];
}

/** Where a remote's development server is: beside the shell's, in the order of the list. */
function portOf(remote: RemoteName): number {
  return SHELL_PORT + 1 + REMOTE_NAMES.indexOf(remote);
}

function typescript({ development, react }: { development: boolean; react: boolean }) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: react },
        target: 'es2022',
        // The development flavour of JSX is one more module to share, and says nothing that the errors do not.
        transform: {
          react: { runtime: 'automatic', development: false, refresh: development && react && !DEPLOYED_SHELL },
        },
      },
    },
    type: 'javascript/auto',
  };
}

/** @param uniqueName carried by names in what was built, such as style classes: kept under another, they are wrong */
function cacheOf(name: string, mode = 'production', uniqueName = name): NonNullable<Configuration['cache']> {
  return {
    type: 'persistent',
    version: `${name}-${mode}-${uniqueName}`,
    buildDependencies: [
      path.join(ROOT, 'rspack.base.ts'),
      ...readdirSync(path.join(ROOT, 'bundler')).map((file) => path.join(ROOT, 'bundler', file)),
      path.join(ROOT, 'package-lock.json'),
    ],
    storage: { type: 'filesystem', directory: path.join(ROOT, '.cache', `${name}-${mode}`) },
  };
}
