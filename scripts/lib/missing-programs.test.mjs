import { missingPrograms } from './missing-programs.mjs';

test('each missing program names what is skipped, and the packages that bring all of them', () => {
  expect(missingPrograms((program) => !['caddy', 'pocketsphinx_continuous'].includes(program))).toEqual([
    'skipped without pocketsphinx_continuous: built-in transcripts',
    'skipped without caddy: the Caddy configuration',
    'On Debian: apt-get install pocketsphinx pocketsphinx-en-us caddy',
  ]);
});

test('with all programs nothing is said', () => {
  expect(missingPrograms(() => true)).toEqual([]);
});
