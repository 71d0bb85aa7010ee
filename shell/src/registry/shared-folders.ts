/** The modules of a folder that is shared as a whole, each loaded when a remote first asks for it. */
export interface SharedFolder {
  /** File names such as `./session.ts`. */
  keys(): string[];
  load(key: string): Promise<unknown>;
}

// The bundler reads these calls at build: it sees through no constant, so the pattern stands in both.
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
