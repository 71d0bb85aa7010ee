import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StepJob } from '@flint/shared/contracts/step-jobs';
import { PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';

const SAMPLES = join(__dirname, 'samples');
/** Bytes of a template's sample run with all its files. */
const MOST_BYTES = 400_000;

const readJob = (id: string) => StepJob.parse(JSON.parse(readFileSync(join(SAMPLES, id, 'run.json'), 'utf8')));

test('there is a sample run of each template of the product, and of nothing else', () => {
  expect(readdirSync(SAMPLES).sort()).toEqual(PUBLISHED_TEMPLATES.map(({ id }) => id).sort());
});

test.each(PUBLISHED_TEMPLATES.map(({ id, ...template }) => [id, template] as const))(
  'the sample run of %s is of its steps and its example, whole and small',
  (id, template) => {
    const job = readJob(id);
    expect(job).toMatchObject({ status: 'completed', message: null, inputs: template.sample });
    const steps = job.steps.filter(({ item }) => item < 0);
    expect(steps.map((step) => step.id)).toEqual(template.steps.map((step) => step.id));
    expect(job.charged).toBe(job.steps.reduce((sum, { charged }) => sum + (charged ?? 0), 0));
    const posters = job.steps.flatMap(({ media }) => media.flatMap(({ posterUrl }) => posterUrl ?? []));
    const addresses = job.steps.flatMap(({ images, media }) => [...images, ...media].map(({ url }) => url));
    const named = ['run.json', ...[...addresses, ...posters].map((url) => url.replace(`/template-samples/${id}/`, ''))];
    const files = readdirSync(join(SAMPLES, id));
    expect(files.sort()).toEqual(named.sort());
    const bytes = files.reduce((sum, file) => sum + statSync(join(SAMPLES, id, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  },
);
