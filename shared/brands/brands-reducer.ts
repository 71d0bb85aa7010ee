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
  error: string | null;
}

export type BrandsAction =
  | AsyncAction<'list', { readonly userId: string; readonly brandProfiles: readonly BrandProfile[] }>
  | { readonly type: 'created' | 'updated' | 'restored' | 'selected'; readonly payload: BrandProfile }
  | { readonly type: 'deleted'; readonly id: string }
  | { readonly type: 'reset' };

export const initialBrands: BrandsState = {
  brandProfiles: [],
  selected: null,
  userId: null,
  loading: false,
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
    case 'updated':
      return {
        ...state,
        brandProfiles: all.map((one) => (one.id === action.payload.id ? action.payload : one)),
        selected: selected?.id === action.payload.id ? action.payload : selected,
      };
    case 'selected':
      return { ...state, selected: action.payload };
    case 'deleted':
      return {
        ...state,
        brandProfiles: without(all, action.id),
        selected: selected?.id === action.id ? null : selected,
      };
    case 'reset':
      return initialBrands;
  }
}

const without = (all: readonly BrandProfile[], id: string) => all.filter((one) => one.id !== id);
