import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import { compose } from './compose';
import { defineFeature } from './define-feature';
import { schemaOf } from './order-of-need';

const base = {
  config: {} as Config,
  log: {} as FastifyBaseLogger,
  stopping: new AbortController().signal,
  onStop: () => undefined,
};

describe('compose', () => {
  it('hands each feature the services it needs and gathers what all contribute', async () => {
    const stock = defineFeature({ id: 'stock', service: async () => ({ apples: 3 }) });
    const shop = defineFeature({
      id: 'shop',
      needs: { stock },
      service: ({ stock: { apples } }) => ({ sells: apples - 1 }),
      greeting: ({ sells }) => [`${sells} apples for sale`],
      sweeps: (_shop, { stock: { apples } }) => [{ name: `count ${apples}`, everyMs: 1, run: async () => undefined }],
    });
    const server = await compose([shop], base);
    expect(server.get(shop)).toEqual({ sells: 2 });
    expect(server.greeting).toEqual(['2 apples for sale']);
    expect(server.context.contributed('sweeps').map(({ name }) => name)).toEqual(['count 3']);
    expect(() => server.get(defineFeature({ id: 'bakery' }))).toThrow('bakery');
  });

  it('applies the migrations of all features, not only of those that start', async () => {
    const up = async () => undefined;
    const seen: string[][] = [];
    const tables = defineFeature({
      id: 'tables',
      service: (_needs, { migrations }) => void seen.push(Object.keys(migrations)),
    });
    const other = defineFeature({ id: 'other', migrations: { '0002-other': { up } } });
    await compose([tables], { ...base, schema: schemaOf([tables, other]) });
    expect(seen).toEqual([['0002-other']]);
  });
});
