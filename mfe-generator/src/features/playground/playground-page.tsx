import { getHref } from '@flint/shared/contracts/routes';
import { Page } from '@flint/shared/ui/page';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ViewTabs } from '../view-tabs/view-tabs';
import { VIEWS } from './views';

const TABS = VIEWS.map(({ id, label }) => ({ id, label, href: getHref('playground', { view: id }) }));

/** Playground for text and audio; the URL selects the tab. */
export default function PlaygroundPage() {
  const [query] = useSearchParams();
  const open = VIEWS.find(({ id }) => id === query.get('view')) ?? VIEWS[0];
  return (
    <Page width="wide">
      <h1 className="sr">Playground</h1>
      <ViewTabs label="Playground" views={TABS} open={open.id} />
      <Suspense fallback={<p role="status">Loading...</p>}>
        <open.View />
      </Suspense>
    </Page>
  );
}
