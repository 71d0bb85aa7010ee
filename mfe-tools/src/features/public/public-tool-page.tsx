import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { findTool, HUBS, type Tool, toolOf } from '@flint/shared/tools/tools';
import { PageHead } from '@flint/shared/ui/page';
import { useParams } from 'react-router-dom';
import { Crumbs } from '../catalogue/crumbs';
import { NoSuchTool } from '../catalogue/no-such-tool';
import { ToolList } from '../catalogue/tool-list';
import { Runner } from '../runner/runner';
import { useWholeDefinition } from '../runner/use-definition';
import { aboutTool } from './about';
import styles from './public.module.css';
import { publicName } from './public-name';
import { PublicPage } from './public-page';
import { Questions } from './questions';
import { Section } from './section';

/** Public page of a tool: its form, its result, and its documentation. */
export default function PublicToolPage() {
  const { platform, tool: name } = useParams();
  const tool = findTool(`${platform}/${name}`);
  if (!tool)
    return (
      <PublicPage title={`${NOT_FOUND.title} · Flint`}>
        <NoSuchTool place="public" />
      </PublicPage>
    );
  return <OneTool key={tool.id} tool={tool} />;
}

function OneTool({ tool }: { tool: Tool }) {
  const { id, platform, summary, related } = tool;
  const { label } = HUBS[platform];
  const definition = useWholeDefinition(id);
  const page = definition?.page;
  return (
    <PublicPage width="wide" title={aboutTool(tool, definition).title}>
      <Crumbs
        ways={[
          { label: 'Tools', href: getHref('tools') },
          { label, href: getHref('toolsHub', { platform }) },
        ]}
      />
      <PageHead title={publicName(tool)} lead={summary} />
      <Runner tool={id} place="public" />
      {page && (
        <Section title="How it works">
          <ol className={styles.steps}>
            {page.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      <Questions questions={page?.questions ?? []} />
      <Section title="Goes well with">
        <ToolList label="Related tools" tools={related.map(toolOf)} place="public" withPlatform />
      </Section>
    </PublicPage>
  );
}
