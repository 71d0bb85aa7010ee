import { countedUnits } from './replicate-usage';

test.each([
  ['none', undefined, null],
  ['null', null, null],
  ['nothing that a price counts', { total_time: 3, __proto: 1 }, null],
  ['numbers that are none', { image_count: '2', predict_time: Number.NaN, token_input_count: -1 }, null],
  ['several', { image_count: 2, predict_time: 0.5, total_time: 3 }, { images: 2, compute_seconds: 0.5 }],
])('metrics: %s', (_, metrics, units) => {
  expect(countedUnits(metrics)).toEqual(units);
});
