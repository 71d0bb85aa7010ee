import type { SceneId } from '../prompt/subjects';
import { abstract } from './abstract';
import { architecture } from './architecture';
import { botanic } from './botanic';
import { city } from './city';
import { coffee } from './coffee';
import { dunes } from './dunes';
import { forest } from './forest';
import { fruitStillLife } from './fruit';
import { hills } from './hills';
import { mountains } from './mountains';
import { record } from './record';
import { room } from './room';
import { sea } from './sea';
import { space } from './space';
import type { Scene } from './stage';
import { vases } from './vases';

/** Every scene family. */
export const SCENES: Readonly<Record<SceneId, Scene>> = {
  ...{ mountains, hills, dunes, sea, forest, city, space },
  ...{ fruit: fruitStillLife, vases, coffee, room, record },
  ...{ architecture, botanic, abstract },
};
