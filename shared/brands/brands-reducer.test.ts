import type { BrandProfile } from '@flint/shared/contracts/brands';
import { type BrandsState, brandsReducer, initialBrands } from './brands-reducer';

const brand = (id: string, name = id) => ({ id, name }) as BrandProfile;
const [a, b] = [brand('a'), brand('b')];
const known: BrandsState = { ...initialBrands, brandProfiles: [a, b], selected: b, userId: 'u1' };
const ids = ({ brandProfiles }: BrandsState) => brandProfiles.map(({ id }) => id);

test('a new profile is the first, and so is one that was taken back', () => {
  expect(ids(brandsReducer(known, { type: 'created', payload: brand('c') }))).toEqual(['c', 'a', 'b']);
  expect(ids(brandsReducer(known, { type: 'restored', payload: b }))).toEqual(['b', 'a']);
});

test('a changed profile stands where it stood', () => {
  const state = brandsReducer(known, { type: 'updated', payload: brand('b', 'new') });
  expect(state.brandProfiles).toEqual([a, brand('b', 'new')]);
  expect(state.selected).toEqual(brand('b', 'new'));
});

test('a changed profile that is not in the list is not put there', () => {
  const archived = brand('z', 'new');
  const state = brandsReducer({ ...known, selected: brand('z') }, { type: 'updated', payload: archived });
  expect(ids(state)).toEqual(['a', 'b']);
  expect(state.selected).toEqual(archived);
});

test('a deleted profile goes from the list, and is looked at no more', () => {
  const state = brandsReducer(known, { type: 'deleted', id: 'b' });
  expect(ids(state)).toEqual(['a']);
  expect(state.selected).toBeNull();
  expect(brandsReducer(known, { type: 'deleted', id: 'a' }).selected).toBe(b);
});

test('a failed load says why, and leaves what was known', () => {
  const state = brandsReducer(known, { type: 'list/rejected', error: 'Failed to load brand profiles' });
  expect(state).toMatchObject({ loading: false, error: 'Failed to load brand profiles', brandProfiles: [a, b] });
});
