import type { Animal } from './animal';
import { bear } from './bear';
import { owl, penguin, songbird, swan, wader } from './birds';
import { cat } from './cat';
import { cow } from './cow';
import { deer } from './deer';
import { dog } from './dog';
import { elephant } from './elephant';
import { fox } from './fox';
import { horse } from './horse';
import { rabbit } from './rabbit';
import { sheep } from './sheep';
import { dolphin, fish, turtle, whale } from './swimmers';

/** Every animal that can be drawn. */
export const ANIMALS: readonly Animal[] = [
  ...[cat, dog, fox, horse, deer, rabbit, bear, cow, sheep, elephant],
  ...[owl, songbird, wader, swan, penguin, fish, whale, dolphin, turtle],
];
