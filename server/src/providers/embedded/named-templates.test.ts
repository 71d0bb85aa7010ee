import { NAMED_TEMPLATES } from '@flint/engines/spark/proposal';
import { findPublished } from '@flint/shared/tools/templates/templates';

test.each(NAMED_TEMPLATES)('Spark names $id, which is published, and a field of its form', ({ id, field }) => {
  expect(findPublished(id)?.inputs).toHaveProperty(field);
});
