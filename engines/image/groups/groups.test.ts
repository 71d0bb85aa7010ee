import type { IllustrationRequest } from '../../spec/illustrator';
import { compose } from '../compose';
import { findGroups } from './boxes';
import { markedIn, onlySubjects } from './marked';

const request = (prompt: string): IllustrationRequest => ({
  ...{ prompt, style: 'cartoon', ratio: '1:1', seed: 3, scale: 0.3 },
});

async function namesIn(prompt: string): Promise<string[]> {
  const { canvas, painting } = compose(request(prompt));
  return (await findGroups(canvas, painting)).map(({ name }) => name);
}

describe('groups', () => {
  it.each([
    ['two boats on a calm lake', ['boat', 'boat']],
    ['a schooner and a lighthouse at sea', ['lighthouse', 'schooner']],
    ['a man and a dog walking on the beach', ['man', 'dog']],
    ['three horses in a meadow', ['horse', 'horse', 'horse']],
    ['a red car on a country road', ['car']],
    ['a steam train on a viaduct', ['train']],
    ['a cottage among rolling hills', ['cottage']],
    ['a cabin in the snow', ['cabin']],
    ['a lone oak on a hill', ['oak']],
    ['a palm on a tropical beach', ['palm']],
    ['two cups of tea by the window', ['cup', 'cup']],
    ['four hot air balloons over hills', ['balloon', 'balloon', 'balloon', 'balloon']],
    ['an owl on a branch', ['owl']],
    ['a guitar', ['guitar']],
    ['three pears on a table', ['pear', 'pear', 'pear']],
    ['rolling hills at sunset', []],
    ['abstract shapes in teal', []],
    ['', []],
  ])('%j has %j', async (prompt, names) => expect((await namesIn(prompt)).sort()).toEqual([...names].sort()));

  it('boxes hold the subject, in fractions of the picture', async () => {
    const { canvas, painting } = compose(request('a red car on a country road'));
    const { box } = (await findGroups(canvas, painting))[0]!;
    expect(box.width * box.height).toBeGreaterThan(0.01);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1);
    expect(box.y + box.height).toBeLessThanOrEqual(1);
  });

  it('no name of a subject is markup', async () => {
    const names = await namesIn('a boat"/><script> and a ship\u0000 on the sea');
    expect(names.every((name) => /^[a-z]+$/.test(name))).toBe(true);
  });

  it('keeps what is around a subject, and drops what is beside it', () => {
    const markup =
      '<g transform="x"><path d="1"/><g data-subject="boat"><g data-beside=""><path d="2"/></g><g><path d="3"/></g></g></g><g data-subject="cat"><path d="4"/></g>';
    expect(markedIn(markup).map(({ name, start, end }) => [name, markup.slice(start, end).length])).toEqual([
      ['boat', 82],
      ['cat', 39],
    ]);
    expect(onlySubjects(markup, (name) => name === 'boat')).toBe(
      '<g transform="x"><g data-subject="boat"><g data-beside=""></g><g><path d="3"/></g></g></g><g data-subject="cat"></g>',
    );
  });
});
