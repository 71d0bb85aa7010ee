import type { MusicOutput, MusicRecipe } from '@flint/shared/contracts/recipes/music';
import { Chip } from '@flint/shared/ui/chip';
import { Toolbar } from '@flint/shared/ui/toolbar';
import styles from './music.module.css';
import { genreLabel } from './words';

interface ChangeOneProps {
  recipe: MusicRecipe;
  plan: MusicOutput['plan'];
  /** Goes to the form with everything filled in and this one field at hand. */
  onChoose: (field: string) => void;
}

/** What there is to change while everything else stays as it was, the seed included. */
export function ChangeOne({ recipe, plan, onChoose }: ChangeOneProps) {
  const genre = recipe.genre ?? plan?.genre;
  const mood = recipe.mood ?? plan?.mood;
  return (
    <Toolbar label="Change one thing" className={styles.files}>
      <Chip onClick={() => onChoose('genre')}>Genre{genre && `: ${genreLabel(genre)}`}</Chip>
      <Chip onClick={() => onChoose('mood')}>Mood{mood && `: ${mood}`}</Chip>
      <Chip onClick={() => onChoose('seed')}>Seed: {recipe.seed}</Chip>
    </Toolbar>
  );
}
