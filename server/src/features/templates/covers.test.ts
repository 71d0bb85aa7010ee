import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';
import { COVERS, coverFile } from './covers';

test('each template of the product has a cover, and no other has one', () => {
  expect(Object.keys(COVERS).sort()).toEqual(PUBLISHED_TEMPLATES.map(({ id }) => id).sort());
  for (const id of Object.keys(COVERS)) expect(existsSync(join(__dirname, 'covers', coverFile(id)))).toBe(true);
});
