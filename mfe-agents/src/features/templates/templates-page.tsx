import { toMessage } from '@flint/shared/api/message';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import { JobList } from '../jobs/job-list';
import { TemplateGrid } from './template-grid';
import { TEMPLATE_LISTS } from './template-lists';

/** Published templates, the viewer's own, and the latest jobs. */
export default function TemplatesPage() {
  const { status, data, error, reload } = useResource(TEMPLATE_LISTS);
  return (
    <Page>
      <PageHead
        title="Templates"
        lead="Several steps in one run: fill in a form, see the price, and get the whole set."
        actions={
          <>
            <ButtonLink href="/templates/create-template-beta">Build one by steps</ButtonLink>
            <ButtonLink href="/templates/create-template" variant="ink">
              Create a template
            </ButtonLink>
          </>
        }
      />
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your templates are safe.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="wide" />}
      {data && (
        <div className={`${layout.stack} ${layout.blocks}`}>
          <JobList />
          {data.userTemplates.length > 0 && (
            <section className={layout.stack} aria-labelledby="own-templates">
              <h2 className={text.h} id="own-templates">
                Yours
              </h2>
              <TemplateGrid label="Your templates" templates={data.userTemplates} />
            </section>
          )}
          <section className={layout.stack} aria-labelledby="published-templates">
            <h2 className={text.h} id="published-templates">
              Ready to run
            </h2>
            <TemplateGrid label="Published templates" templates={data.publishedTemplates} />
            <p className={text.small}>
              <Link className={text.link} to="/templates/example-template">
                Look at an example of how a template is made
              </Link>
            </p>
          </section>
        </div>
      )}
    </Page>
  );
}
