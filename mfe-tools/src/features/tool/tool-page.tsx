import { getHref } from '@flint/shared/contracts/routes';
import { findChain } from '@flint/shared/tools/chains';
import { HUBS, type Tool } from '@flint/shared/tools/tools';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Page, PageHead } from '@flint/shared/ui/page';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Crumbs } from '../catalogue/crumbs';
import { NoSuchTool } from '../catalogue/no-such-tool';
import { noteOpened } from '../catalogue/recent-tools';
import { useTitle } from '../catalogue/use-title';
import { Runner } from '../runner/runner';
import { findByPath } from './find-by-path';

/** Lazy: chains share the path of platforms. */
const ChainPage = lazyPart(() => import('../chains/chain-page'));

/** A tool inside the app, by its platform and its name. */
export default function ToolPage() {
  const { platform, tool: name } = useParams();
  const chain = platform === 'chains' ? findChain(name) : undefined;
  if (chain)
    return (
      <Suspense>
        <ChainPage key={chain} id={chain} />
      </Suspense>
    );
  const tool = findByPath(platform, name);
  return tool ? <OneTool key={tool.id} tool={tool} /> : <NoSuchTool />;
}

function OneTool({ tool: { id, platform, title, summary } }: { tool: Tool }) {
  const { label } = HUBS[platform];
  useTitle(`${label} ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  useEffect(() => noteOpened(id), [id]);
  return (
    <Page width="wide">
      <Crumbs
        ways={[
          { label: 'Platform tools', href: getHref('platformTools') },
          { label, href: getHref('platformHub', { platform }) },
        ]}
      />
      <PageHead title={title} lead={summary} />
      <Runner tool={id} place="app" />
    </Page>
  );
}
