import { PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import { StepList } from './step-list';

const [EXAMPLE] = PUBLISHED_TEMPLATES;

/** A template to read, without a call: its form, and what each step is asked. */
export default function ExamplePage() {
  if (!EXAMPLE) return null;
  const { id, name, description, inputs, sample, steps } = EXAMPLE;
  return (
    <Page width="text">
      <PageHead
        title="Example template"
        lead={`${name}. ${description}`}
        actions={
          <ButtonLink href={`/templates/${id}`} variant="line">
            Open it
          </ButtonLink>
        }
      />
      <section className={layout.stack}>
        <h2 className={text.h}>What it asks for</h2>
        <dl className={layout.stack}>
          {Object.entries(inputs).map(([key, field]) => (
            <div key={key}>
              <dt className={text.strong}>{field.label}</dt>
              <dd className={text.soft}>{String(sample[key] ?? '')}</dd>
            </div>
          ))}
        </dl>
        <h2 className={text.h}>What each step is asked</h2>
        <p className={text.small}>
          Braces stand for what came before: {'{{titles.best}}'} is the best title of the step “titles”,{' '}
          {'{{input.topic}}'} what you typed. To write braces themselves, put a backslash before them.
        </p>
        <StepList steps={steps.map((step) => ({ ...step, input: { ...step.input } }))} />
      </section>
    </Page>
  );
}
