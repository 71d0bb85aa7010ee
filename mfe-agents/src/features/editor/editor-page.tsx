import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { createTemplate, getTemplate, updateTemplate } from '@flint/shared/contracts/templates';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageIn } from '../templates/create-page';
import { isMissing, MissingPage } from '../templates/missing-page';
import * as drafts from './draft';
import { HistoryButtons, StepsFields } from './graph-fields';
import { InputsEditor } from './inputs-editor';
import { nameFault } from './name-fault';
import { newDraft } from './new-draft';
import { onServer } from './use-autosave';
import { useDraft } from './use-draft';

/** What is built here and not created yet. */
const NEW = newDraft('template');

/** Builds a template from a list of steps; an own one is opened by its id in the query. */
export default function EditorPage() {
  const [query] = useSearchParams();
  const id = query.get('template');
  const { data, status, error, reload } = useResource(
    id === null ? null : callResource(getTemplate, { params: { id } }),
  );
  const { userId } = useViewer();
  if (isMissing(error) || (data && userId && data.ownerId !== userId)) return <MissingPage />;
  if (id !== null && !data)
    return (
      <Page>
        <PageHead title="Build a template" />
        {status === 'failed' ? (
          <RetryNote title={toMessage(error)} onRetry={reload}>
            Your templates are safe.
          </RetryNote>
        ) : (
          <Skeleton shape="wide" />
        )}
      </Page>
    );
  return <Editor key={id} id={id} start={data ? drafts.toDraft(data) : NEW.read()} />;
}

function Editor({ id, start }: { id: string | null; start: drafts.Draft }) {
  const navigate = useNavigate();
  const put = (draft: drafts.Draft) =>
    request(updateTemplate, { params: { id: id ?? '' }, body: drafts.toBody(draft) });
  const draft = useDraft(start, id === null ? NEW.keeper : onServer('template', put), () => fail(null));
  const { now, edit, saved } = draft;

  const fault = nameFault('template', now.name);
  const { press, props, busy, failure, shown, fail } = useSubmit<'name', HTMLDivElement>({
    faults: { name: fault },
    send: async () => {
      saved.settle();
      const made = id === null ? await request(createTemplate, { body: drafts.toBody(now) }) : await put(now);
      if (id === null) NEW.forget();
      navigate(`/templates/${made.id}`);
    },
  });

  return (
    <Page width="text">
      <PageHead
        title="Build a template"
        lead="Each step may use what earlier ones gave: {{titles.best}}, {{input.topic}}. Write \{{ for braces."
        actions={<HistoryButtons {...draft} />}
      />
      <div ref={props.ref} className={`${layout.stack} ${layout.loose}`}>
        <Field label="Name of the template" error={id === null ? shown.name : fault}>
          <TextInput value={now.name} onChange={({ target }) => edit({ ...now, name: target.value }, 'name')} />
        </Field>
        <Field label="What a run brings" optional>
          <TextInput
            value={now.description}
            onChange={({ target }) => edit({ ...now, description: target.value }, 'description')}
          />
        </Field>
        <InputsEditor now={now} edit={edit} />
        <StepsFields {...draft} />
        <Switch checked={now.isPublished} onChange={(isPublished) => edit({ ...now, isPublished })}>
          Published: everybody may run it and copy it
        </Switch>
        {failure !== null && <Note tone="bad" role="alert" title={messageIn(failure)} />}
        <div className={`${layout.row} ${layout.wrap}`}>
          <Button variant="ink" busy={busy} onClick={() => void press()}>
            {id === null ? 'Create template' : 'Save'}
          </Button>
          <ButtonLink href="/templates">Back</ButtonLink>
          {id === null && now.steps.length > 0 && <Button onClick={() => edit(drafts.EMPTY)}>Start anew</Button>}
          <span className={`${text.small} ${text.soft}`} role="status">
            {saved.words}
          </span>
        </div>
      </div>
    </Page>
  );
}
