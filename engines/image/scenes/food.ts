import { countOf, wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { bread, cake, pie } from './parts/baked';
import { burger, noodles, pancakes } from './parts/cooked';
import { cup, steam } from './parts/cup';
import type { Dish } from './parts/dish';
import { lightSide, table, wall, windowLight } from './parts/interior';
import { croissant } from './parts/pastry';
import { byShape, type Scene, type Stage } from './stage';
import { asSubject } from './subject';

const DISHES: readonly (readonly [dish: Dish, steaming: boolean, ...words: string[]])[] = [
  [
    noodles,
    true,
    'noodle',
    'ramen',
    'soup',
    'pasta',
    'spaghetti',
    'curry',
    'udon',
    'pho',
    'salad',
    'bowl',
    'rice',
    'dumpling',
  ],
  [cake, false, 'cake', 'cupcake'],
  [pancakes, false, 'pancake', 'waffle', 'breakfast'],
  [burger, false, 'burger', 'hamburger', 'sandwich', 'cheeseburger'],
  [pie, true, 'pizza', 'pie', 'tart', 'quiche'],
  [bread, false, 'bread', 'loaf', 'baguette', 'bakery', 'toast', 'sourdough'],
  [croissant, false, 'croissant', 'pastry'],
];

/** Dishes on a table in side light. */
export const food: Scene = (stage) => {
  const { width, height, unit, random } = stage;
  const edge = height * byShape(stage, 0.62, 0.62, 0.6);
  const ordered = dishesOf(stage);
  const first = random.fork('order').int(0, Math.max(0, ordered.length - 1));
  const served = [...ordered.slice(first), ...ordered.slice(0, first)];
  const side = lightSide(stage);
  const r = (byShape(stage, 250, 270, 260) * unit) / Math.max(1, served.length * byShape(stage, 0.9, 0.76, 0.56));
  const drawn = served.map(({ dish, steaming, words }, index) => {
    const x = width * (0.5 + (served.length === 1 ? side * -0.03 : 0)) + (index - (served.length - 1) / 2) * r * 2.3;
    const y = edge + (height - edge) * (0.56 + 0.14 * (index % 2));
    return asSubject(words, dish)(stage, x, y, r, index) + (steaming ? steam(stage, x, y - r, r * 0.9) : '');
  });
  const beside = served.length === 1 && random.fork('beside').chance(0.55);
  return {
    back: group(
      '',
      wall(stage, edge),
      windowLight(
        stage,
        width * (side < 0 ? byShape(stage, 0.16, 0.12, 0.2) : byShape(stage, 0.84, 0.88, 0.8)),
        edge * 0.12,
        byShape(stage, 400, 380, 360) * unit,
      ),
      table(stage, edge),
      beside
        ? cup(
            stage,
            width * (0.5 - side * byShape(stage, 0.34, 0.36, 0.28)),
            edge + (height - edge) * 0.2,
            56 * unit,
            stage.palette.accents[2] ?? stage.palette.light,
            '#3a2013',
          )
        : '',
      ...drawn,
    ),
  };
};

/** Dishes of the prompt in their requested numbers; one by the seed where it names none. */
function dishesOf({ brief, random }: Stage): { dish: Dish; steaming: boolean; words: readonly string[] }[] {
  const named = DISHES.filter(([, , ...words]) => wants(brief, ...words)).flatMap(([dish, steaming, ...words]) =>
    Array.from({ length: countOf(brief, words, 1, 3) }, () => ({ dish, steaming, words })),
  );
  if (named.length > 0) return named.slice(0, 4);
  const [dish, steaming] = random
    .fork('dish')
    .pick([...DISHES] as [(typeof DISHES)[number], ...(typeof DISHES)[number][]]);
  return [{ dish, steaming, words: [] }];
}
