import type { SceneId } from '../prompt/subjects';
import { abstract } from './abstract';
import { animals } from './animals';
import { architecture } from './architecture';
import { botanic } from './botanic';
import { city } from './city';
import { coffee } from './coffee';
import { dunes } from './dunes';
import { forest } from './forest';
import { fruitStillLife } from './fruit';
import { garden } from './garden';
import { hills } from './hills';
import { mountains } from './mountains';
import { people } from './people';
import { record } from './record';
import { room } from './room';
import { sea } from './sea';
import { space } from './space';
import type { Scene } from './stage';
import { vases } from './vases';
import { weather } from './weather';

/** Every scene family. */
export const SCENES: Readonly<Record<SceneId, Scene>> = {
  ...{ mountains, hills, dunes, sea, forest, city, space },
  ...{ fruit: fruitStillLife, vases, coffee, room, record },
  ...{ architecture, botanic, abstract },
  ...{ people, animals, weather, garden },
  ...{
    food: abstract,
    product: vases,
    music: record,
    sport: people,
    vehicles: hills,
    street: city,
    underwater: sea,
    camp: forest,
    winter: hills,
    festival: city,
    poster: abstract,
  },
};
