import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';
import { Segmented } from '@flint/shared/ui/segmented';
import { useState } from 'react';
import { ArchivedList } from './archived-list';
import { BrandList } from './brand-list';

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'archived', label: 'Archived' },
] as const;

/** The user's brand profiles. */
export default function BrandsPage() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('used');
  return (
    <Page>
      <PageHead
        title="Brand profiles"
        lead="What Flint makes for a brand takes its colours, its logo and its voice."
        actions={
          <ButtonLink href={getHref('createBrandProfile')} variant="ink">
            New brand profile
          </ButtonLink>
        }
      />
      <div>
        <Segmented label="Show" segments={VIEWS} value={view} onChange={setView} />
      </div>
      {view === 'used' ? <BrandList /> : <ArchivedList />}
    </Page>
  );
}
