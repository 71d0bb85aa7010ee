import type { BrandProfile } from '@flint/shared/contracts/brands';
import { type AsyncAction, enterPhase } from '@flint/shared/state/phase';

export interface BrandsState {
  /** Active profiles, newest first. */
  brandProfiles: readonly BrandProfile[];
  /** The profile being viewed. */
  selected: BrandProfile | null;
  /** The user whose profiles these are; null until the list was read. */
  userId: string | null;
  loading: boolean;
  updating: boolean;
  deleting: boolean;
  /** Why the list was not read. Failed changes reject, and are shown where they were made. */
  error: string | null;
}

export type BrandsAction =
  | AsyncAction<'list', { readonly userId: string; readonly brandProfiles: readonly BrandProfile[] }>
  | AsyncAction<'update', BrandProfile>
  | AsyncAction<'delete', { readonly id: string }>
  | { readonly type: 'created' | 'updated' | 'restored' | 'selected'; readonly payload: BrandProfile }
  | { readonly type: 'reset' };

export const initialBrands: BrandsState = {
  brandProfiles: [],
  selected: null,
  userId: null,
  loading: false,
  updating: false,
  deleting: false,
  error: null,
};

/** Reducer of the browser's copy of the brand profiles. */
export function brandsReducer(state: BrandsState, action: BrandsAction): BrandsState {
  const { brandProfiles: all, selected } = state;
  switch (action.type) {
    case 'list/pending':
      return enterPhase(state, 'loading', 'pending');
    case 'list/rejected':
      return enterPhase(state, 'loading', 'rejected', action.error);
    case 'list/fulfilled':
      return { ...enterPhase(state, 'loading', 'fulfilled'), ...action.payload };
    case 'created':
    case 'restored':
      return { ...state, brandProfiles: [action.payload, ...without(all, action.payload.id)] };
    case 'update/pending':
      return { ...state, updating: true };
    case 'update/rejected':
      return { ...state, updating: false };
    case 'update/fulfilled':
      return { ...brandsReducer(state, { type: 'updated', payload: action.payload }), updating: false };
    case 'updated':
      return {
        ...state,
        brandProfiles: all.map((one) => (one.id === action.payload.id ? action.payload : one)),
        selected: selected?.id === action.payload.id ? action.payload : selected,
      };
    case 'selected':
      return { ...state, selected: action.payload };
    case 'delete/pending':
      return { ...state, deleting: true };
    case 'delete/rejected':
      return { ...state, deleting: false };
    case 'delete/fulfilled':
      return {
        ...state,
        deleting: false,
        brandProfiles: without(all, action.payload.id),
        selected: selected?.id === action.payload.id ? null : selected,
      };
    case 'reset':
      return initialBrands;
  }
}

const without = (all: readonly BrandProfile[], id: string) => all.filter((one) => one.id !== id);
