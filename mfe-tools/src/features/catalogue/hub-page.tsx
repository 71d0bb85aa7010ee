import { getHref } from '@flint/shared/contracts/routes';
import { findPlatform, HUBS, toolsOf } from '@flint/shared/tools/tools';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useParams } from 'react-router-dom';
import { Crumbs } from './crumbs';
import { NoSuchTool } from './no-such-tool';
import { ToolList } from './tool-list';
import { useTitle } from './use-title';

/** The tools of one platform. */
export default function HubPage() {
  const { platform: name = '' } = useParams();
  const platform = findPlatform(name);
  const hub = platform && HUBS[platform];
  useTitle(hub && `${hub.label} tools`);
  if (!platform || !hub) return <NoSuchTool />;
  return (
    <Page>
      <Crumbs ways={[{ label: 'Platform tools', href: getHref('platformTools') }]} />
      <PageHead title={hub.label} lead={hub.summary} />
      <ToolList label={`${hub.label} tools`} tools={toolsOf(platform)} />
    </Page>
  );
}
