import type { MusicOutput, MusicRecipe } from '@flint/shared/contracts/recipes/music';
import { Chip } from '@flint/shared/ui/chip';
import { Toolbar } from '@flint/shared/ui/toolbar';
import styles from './music.module.css';
import { genreLabel } from './words';

interface ChangeOneProps {
  recipe: MusicRecipe;
  plan: MusicOutput['plan'];
  /** Opens the form with everything filled in, and focuses this field. */
  onChoose: (field: string) => void;
}

/** Links to change one field while everything else stays, including the seed. */
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
