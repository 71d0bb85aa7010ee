import { Page, PageHead } from '@flint/shared/ui/page';

/** The first page: what it is for. */
export default function ExamplePage() {
  return (
    <Page>
      <PageHead title="Example" lead="Say what people do here." />
    </Page>
  );
}
