import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROVIDERS } from '../providers/providers';
import { variables } from './variables';

const ROOT = join(__dirname, '../../..');

const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !/\.test\.tsx?$|\/testing\//.test(path));

const ALL = [variables.shape, ...PROVIDERS.map(({ settings }) => settings.variables)].flatMap(Object.keys);
const NAMES = ALL.filter((name) => name.includes('_'));
const naming = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);

test('no page of those who make things, and no help page, names a variable of the server', () => {
  const pages = files('shell/src', 'mfe-*/src', 'shared/ui', 'shared/tools', 'shared/orders', 'docs/guide');
  const creators = pages.filter((path) => !path.startsWith('shell/src/pages/staff-'));
  expect(creators.length).toBeGreaterThan(500);
  expect(creators.filter((path) => naming.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

test('no message of an error that users see names one', () => {
  const messages = files('server/src/features/*.ts', 'server/src/providers/*.ts', 'engines/*.ts').flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(
        /new AppError\([^;]*?\)|\bmessage: (?:'[^']*'|`[^`]*`)|\breason: '[^']*'/g,
      ),
    ].map(([text]) => text),
  );
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((text) => naming.test(text))).toEqual([]);
});
