import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type BrandFields,
  type BrandProfile,
  cleanLists,
  createBrandProfile,
  deleteBrandProfile,
  listBrandProfiles,
  readBrandProfile,
  restoreBrandProfile,
  updateBrandProfile,
} from '@flint/shared/contracts/brands';
import type { Store } from '@flint/shared/contracts/remotes';
import { sessionAtom } from '@flint/shared/state/session';
import { atom } from 'jotai';
import { type BrandsAction, brandsReducer, initialBrands } from './brands-reducer';

/** Brand profiles of the signed-in user. Written only by the functions below. */
export const brandsAtom = atom(initialBrands);

function dispatch(store: Store, action: BrandsAction): void {
  store.set(brandsAtom, brandsReducer(store.get(brandsAtom), action));
}

/** Reads the list. Never rejects: a failure is the state's `error`. */
export async function fetchBrands(store: Store): Promise<void> {
  const userId = store.get(sessionAtom).user?.id;
  if (userId === undefined) return;
  const known = store.get(brandsAtom).userId;
  if (known !== null && known !== userId) dispatch(store, { type: 'reset' });
  const isSame = () => store.get(sessionAtom).user?.id === userId;
  dispatch(store, { type: 'list/pending' });
  try {
    const { brandProfiles } = await request(listBrandProfiles, { query: {} });
    if (isSame()) dispatch(store, { type: 'list/fulfilled', payload: { userId, brandProfiles } });
  } catch (error) {
    if (isSame()) dispatch(store, { type: 'list/rejected', error: toMessage(error) });
  }
}

/**
 * Reads the archived profiles.
 * @throws as `request`
 */
export async function fetchArchivedBrands(options: { signal?: AbortSignal | undefined } = {}): Promise<BrandProfile[]> {
  const { brandProfiles } = await request(listBrandProfiles, { query: { includeArchived: 'true' } }, options);
  return brandProfiles.filter(({ archivedAt }) => archivedAt !== null);
}

/**
 * Reads a profile and selects it.
 * @throws as `request`
 */
export async function fetchBrand(
  store: Store,
  id: string,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<BrandProfile> {
  const brand = await request(readBrandProfile, { params: { id }, query: {} }, options);
  dispatch(store, { type: 'updated', payload: brand });
  dispatch(store, { type: 'selected', payload: brand });
  return brand;
}

/** @throws as `request` */
export async function createBrand(
  store: Store,
  fields: BrandFields & { name: string },
  idempotencyKey: string,
): Promise<BrandProfile> {
  const brand = await request(createBrandProfile, { body: cleanLists(fields) }, { idempotencyKey });
  dispatch(store, { type: 'created', payload: brand });
  return brand;
}

/**
 * Updates the given fields only.
 * @param read the profile as it was read: a change made since, by another tab or by staff, is refused with 409
 * @throws as `request`
 */
export async function updateBrand(
  store: Store,
  { id, updatedAt }: Pick<BrandProfile, 'id' | 'updatedAt'>,
  fields: BrandFields,
): Promise<BrandProfile> {
  const input = { params: { id }, body: cleanLists(fields) };
  return inPhases(store, 'update', () => request(updateBrandProfile, input, { ifMatch: updatedAt }));
}

/**
 * Archives a profile; it can be restored.
 * @throws as `request`
 */
export async function archiveBrand(store: Store, id: string): Promise<void> {
  await deleteBrand(store, id, {});
}

/** @throws as `request` */
export async function restoreBrand(store: Store, id: string): Promise<BrandProfile> {
  const brand = await request(restoreBrandProfile, { params: { id }, query: {}, body: {} });
  dispatch(store, { type: 'restored', payload: brand });
  dispatch(store, { type: 'updated', payload: brand });
  return brand;
}

/**
 * Deletes a profile permanently.
 * @throws as `request`
 */
export async function removeBrand(store: Store, id: string): Promise<void> {
  await deleteBrand(store, id, { permanent: 'true' });
}

const deleteBrand = (store: Store, id: string, query: { permanent?: 'true' }) =>
  inPhases(store, 'delete', async () => {
    await request(deleteBrandProfile, { params: { id }, query });
    return { id };
  });

/** Dispatches the phases of a change. @throws what `act` throws */
async function inPhases<Result>(store: Store, name: 'update' | 'delete', act: () => Promise<Result>): Promise<Result> {
  dispatch(store, { type: `${name}/pending` });
  try {
    const payload = await act();
    dispatch(store, { type: `${name}/fulfilled`, payload } as BrandsAction);
    return payload;
  } catch (error) {
    dispatch(store, { type: `${name}/rejected`, error: toMessage(error) });
    throw error;
  }
}
