import type { PaletteGroup } from '@flint/shared/contracts/palette';
import type { Resource } from '@flint/shared/state/resource';
import { loadApp, releaseOf } from '../registry/remotes';
import { readGroups } from './read-groups';

/** The groups that a remote finds for the words; none when it fails, which costs its own groups only. */
export const foundIn = (name: string, words: string): Resource<readonly PaletteGroup[]> => ({
  key: `palette ${name} ${words}`,
  async read({ signal }) {
    const release = releaseOf(name);
    if (!release) return [];
    try {
      const source = await (await loadApp(release)).palette?.();
      return source ? readGroups(await source.find(words, { signal })) : [];
    } catch {
      return [];
    }
  },
});
