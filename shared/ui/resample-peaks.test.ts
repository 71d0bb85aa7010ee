import { resamplePeaks } from './resample-peaks';

test('fewer parts show the loudest of each', () => {
  expect(resamplePeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
});

test('more parts repeat what is there', () => {
  expect(resamplePeaks([0.1, 0.9], 4)).toEqual([0.1, 0.1, 0.9, 0.9]);
});

test('values stay between 0 and 1, and silence is silence', () => {
  expect(resamplePeaks([-1, 2], 2)).toEqual([0, 1]);
  expect(resamplePeaks([], 3)).toEqual([0, 0, 0]);
});
