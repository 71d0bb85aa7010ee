import { createUsageMeter } from './usage-meter';

test('a meter adds up what each answer told', () => {
  const meter = createUsageMeter();
  expect(meter.total()).toBeUndefined();
  meter.tell({ model: 'a', units: { audio_seconds: 2 } });
  meter.tell({ model: 'a', units: { audio_seconds: 1.5, input_tokens: 3 } });
  expect(meter.total()).toEqual({ model: 'a', units: { audio_seconds: 3.5, input_tokens: 3 } });
});

test('one answer without a count makes the sum unknown', () => {
  const meter = createUsageMeter();
  meter.tell({ model: 'a', units: { audio_seconds: 2 } });
  meter.tell({ model: 'a', units: null });
  expect(meter.total()).toEqual({ model: 'a', units: null });
});
