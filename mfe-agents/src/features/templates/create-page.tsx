import { request } from '@flint/shared/api/request';
import { createTemplate, TemplateBody } from '@flint/shared/contracts/templates';
import { findPublished, PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { Select } from '@flint/shared/ui/select';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

const BASES = [
  { value: '', label: 'Nothing: I add the steps myself' },
  ...PUBLISHED_TEMPLATES.map(({ id, name }) => ({ value: id, label: name })),
];

/** Creates a template by a form; its steps come from a published one, or are added in the editor. */
export default function CreatePage() {
  const [base, setBase] = useState('');
  const navigate = useNavigate();
  const { field, errors, props, busy, failure } = useForm({
    schema: TemplateBody,
    start: { name: '', description: '' },
    send: async (body) => {
      const from = findPublished(base);
      const graph = from && { inputs: from.inputs, steps: from.steps };
      const made = await request(createTemplate, { body: { ...body, ...(graph as object) } });
      navigate(base ? `/templates/${made.id}` : `/templates/create-template-beta?template=${made.id}`);
    },
  });
  return (
    <Page width="text">
      <PageHead
        title="Create a template"
        lead="Name it, and say what it starts from. Only you see it until you publish it."
      />
      <form {...props} className={layout.stack}>
        {failure !== null && <Note tone="bad" role="alert" title={messageIn(failure)} />}
        <Field label="Name" error={errors.name}>
          <TextInput {...field('name')} />
        </Field>
        <Field label="What a run brings" optional error={errors.description}>
          <TextInput {...field('description')} />
        </Field>
        <Field label="Start from">
          <Select options={BASES} value={base} onChange={setBase} />
        </Field>
        <Button type="submit" variant="ink" busy={busy}>
          Create template
        </Button>
      </form>
    </Page>
  );
}

/** The message of a failed creation. */
export function messageIn(error: unknown): string {
  return (error instanceof Error && error.message) || 'Failed to create template';
}
