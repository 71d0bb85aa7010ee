/** A folder shared as a whole: each module is loaded when a remote first asks for it. */
export interface SharedFolder {
  /** File names such as `./session.ts`. */
  keys(): string[];
  load(key: string): Promise<unknown>;
}

// The bundler evaluates these calls at build time and cannot follow constants, so the pattern is repeated.
const state = import.meta.webpackContext('../../../shared/state', {
  mode: 'lazy',
  recursive: false,
  regExp: /^\.\/[a-z-]+\.ts$/,
});
const api = import.meta.webpackContext('../../../shared/api', {
  mode: 'lazy',
  recursive: false,
  regExp: /^\.\/[a-z-]+\.ts$/,
});

export const stateFolder: SharedFolder = { keys: () => state.keys(), load: async (key) => state(key) };
export const apiFolder: SharedFolder = { keys: () => api.keys(), load: async (key) => api(key) };
