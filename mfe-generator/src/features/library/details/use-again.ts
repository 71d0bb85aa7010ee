import { emit } from '@flint/shared/api/bus';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Aim } from '../../generate/aim-atom';
import { takeRecipe } from '../../generate/take-recipe';

/** Goes to the form with this one picture's recipe filled in. What the form held can be had back. */
export function useAgain(): (item: LibraryPicture, aim?: Aim) => void {
  const store = useStore();
  const navigate = useNavigate();
  return useCallback(
    ({ recipe, image }, aim) => {
      const undo = takeRecipe(store, { ...recipe, seed: image.seed, count: 1 }, aim);
      void navigate(getHref('generator'));
      emit('toast', { text: 'The form is filled with this recipe.', undo });
    },
    [store, navigate],
  );
}
