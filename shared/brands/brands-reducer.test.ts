import type { BrandProfile } from '@flint/shared/contracts/brands';
import { type BrandsAction, type BrandsState, brandsReducer, initialBrands } from './brands-reducer';

const brand = (id: string, name = id) => ({ id, name }) as BrandProfile;
const [a, b] = [brand('a'), brand('b')];
const known: BrandsState = { ...initialBrands, brandProfiles: [a, b], selected: b, userId: 'u1' };
const ids = ({ brandProfiles }: BrandsState) => brandProfiles.map(({ id }) => id);

test('a new or restored profile comes first', () => {
  expect(ids(brandsReducer(known, { type: 'created', payload: brand('c') }))).toEqual(['c', 'a', 'b']);
  expect(ids(brandsReducer(known, { type: 'restored', payload: b }))).toEqual(['b', 'a']);
});

test('an updated profile keeps its position', () => {
  const state = brandsReducer(known, { type: 'updated', payload: brand('b', 'new') });
  expect(state.brandProfiles).toEqual([a, brand('b', 'new')]);
  expect(state.selected).toEqual(brand('b', 'new'));
});

test('an updated profile that is not in the list is not added', () => {
  const archived = brand('z', 'new');
  const state = brandsReducer({ ...known, selected: brand('z') }, { type: 'updated', payload: archived });
  expect(ids(state)).toEqual(['a', 'b']);
  expect(state.selected).toEqual(archived);
});

test('a deleted profile leaves the list and the selection', () => {
  const state = brandsReducer(known, { type: 'delete/fulfilled', payload: { id: 'b' } });
  expect(ids(state)).toEqual(['a']);
  expect(state.selected).toBeNull();
  expect(brandsReducer(known, { type: 'delete/fulfilled', payload: { id: 'a' } }).selected).toBe(b);
});

test.each([
  ['updating', 'update', brand('b')],
  ['deleting', 'delete', { id: 'b' }],
] as const)('%s is true while pending, and false afterwards', (flag, name, payload) => {
  const pending = brandsReducer(known, { type: `${name}/pending` });
  expect([initialBrands[flag], pending[flag]]).toEqual([false, true]);
  expect(brandsReducer(pending, { type: `${name}/fulfilled`, payload } as BrandsAction)[flag]).toBe(false);
  expect(brandsReducer(pending, { type: `${name}/rejected`, error: 'No.' })).toMatchObject({
    ...{ [flag]: false, error: null, brandProfiles: [a, b] },
  });
});

test('a failed load sets the error, and keeps the known profiles', () => {
  const state = brandsReducer(known, { type: 'list/rejected', error: 'Failed to load brand profiles' });
  expect(state).toMatchObject({ loading: false, error: 'Failed to load brand profiles', brandProfiles: [a, b] });
});
