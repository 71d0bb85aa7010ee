import { CAPABILITIES, type Capability, type Makers, type ServedBy } from '@flint/shared/contracts/models';
import type { MediaKind, MediaKindName } from './media-kind';

/** Every kind that was plugged in, at most one maker for each. */
export interface MediaKinds {
  find<K extends MediaKindName>(kind: K): MediaKind<K> | undefined;
  /** Who does each kind of work here, with who makes the pictures. */
  makers(image: ServedBy): Makers;
}

/** Any kind, where it does not matter which. */
export type AnyMediaKind = { [K in MediaKindName]: MediaKind<K> }[MediaKindName];

export function collectKinds(kinds: readonly AnyMediaKind[]): MediaKinds {
  const byName = new Map<MediaKindName, AnyMediaKind>(kinds.map((kind) => [kind.kind, kind]));
  const makerOf = (kind: Capability, image: ServedBy): ServedBy | null =>
    kind === 'image' ? image : (byName.get(kind)?.maker.servedBy ?? null);
  return {
    find: <K extends MediaKindName>(kind: K) => byName.get(kind) as MediaKind<K> | undefined,
    makers: (image) =>
      Object.fromEntries(CAPABILITIES.map((kind) => [kind, makerOf(kind, image)])) as unknown as Makers,
  };
}
