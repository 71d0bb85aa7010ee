import { kitOf } from '@flint/engines/text/kit';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { writeByRules } from '../../answer/by-rules';
import { titleGenerator } from './title-generator';

const { definition } = titleGenerator;
const COMPOUND = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('titles about a long topic are all different, and those that fit come before truncated ones', () => {
  const input = inputSchema(definition.inputs).parse({ topic: `Crossing a desert with one ${COMPOUND}`, count: 12 });
  for (let seed = 1; seed <= 60; seed++) {
    const { titles } = writeByRules(titleGenerator, { tool: definition.id, input, seed }, kitOf) as {
      titles: { title: string; angle: string }[];
    };
    const texts = titles.map(({ title }) => title.toLowerCase());
    expect([seed, ...new Set(texts)]).toEqual([seed, ...texts]);
    const isCut = (angle: string) => titles.filter((each) => each.angle === angle).map(({ title }) => /…$/.test(title));
    for (const { angle } of titles) expect(isCut(angle)).toEqual([...isCut(angle)].sort());
  }
});
