import { emit } from '@flint/shared/api/bus';
import type { DrawnPicture } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Aim } from '../../generate/aim-atom';
import { takeRecipe } from '../../generate/take-recipe';

/** Opens the form with this picture's recipe filled in. An Undo restores the previous form. */
export function useAgain(): (item: DrawnPicture, aim?: Aim) => void {
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
