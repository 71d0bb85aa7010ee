import { resamplePeaks } from './resample-peaks';

test('downsampling keeps the maximum of each part', () => {
  expect(resamplePeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
});

test('upsampling repeats the nearest value', () => {
  expect(resamplePeaks([0.1, 0.9], 4)).toEqual([0.1, 0.1, 0.9, 0.9]);
});

test('values are clamped to 0 and 1, and silence stays silent', () => {
  expect(resamplePeaks([-1, 2], 2)).toEqual([0, 1]);
  expect(resamplePeaks([], 3)).toEqual([0, 0, 0]);
});
