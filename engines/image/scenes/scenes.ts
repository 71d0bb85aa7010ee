import type { SceneId } from '../prompt/subjects';
import { abstract } from './abstract';
import { animals } from './animals';
import { architecture } from './architecture';
import { botanic } from './botanic';
import { camp } from './camp';
import { city } from './city';
import { coffee } from './coffee';
import { dunes } from './dunes';
import { festival } from './festival';
import { food } from './food';
import { forest } from './forest';
import { fruitStillLife } from './fruit';
import { garden } from './garden';
import { hills } from './hills';
import { mountains } from './mountains';
import { music } from './music';
import { people } from './people';
import { poster } from './poster';
import { product } from './product';
import { record } from './record';
import { room } from './room';
import { sea } from './sea';
import { space } from './space';
import { sport } from './sport';
import type { Scene } from './stage';
import { street } from './street';
import { underwater } from './underwater';
import { vases } from './vases';
import { vehicles } from './vehicles';
import { weather } from './weather';
import { weathered } from './weathered';
import { winter } from './winter';

/** Every scene family. */
export const SCENES: Readonly<Record<SceneId, Scene>> = {
  ...{ mountains: weathered(mountains), hills: weathered(hills), dunes: weathered(dunes), sea: weathered(sea) },
  ...{ forest: weathered(forest), city, space },
  ...{ fruit: fruitStillLife, vases, coffee, room, record },
  ...{ architecture: weathered(architecture), botanic, abstract },
  ...{ people: weathered(people), animals: weathered(animals), garden: weathered(garden), sport: weathered(sport) },
  ...{ weather, camp, winter, festival, street, vehicles: weathered(vehicles) },
  ...{ underwater, poster, food, product, music },
};
