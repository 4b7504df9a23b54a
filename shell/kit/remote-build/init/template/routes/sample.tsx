import { Breadcrumbs, definePage, PageHeading, PageLayout, Prose } from '@site/shell-contract';
import type { PageHead, PageProps } from '@site/shell-contract';

const breadcrumbs = [{ label: 'Home', to: '/' }, { label: 'Sample' }];

const head: PageHead = {
  title: 'Sample',
  description: 'A page of mf-sample.',
  canonical: '/sample',
  breadcrumbs,
};

interface Data {
  text: string;
}

function Content({ data }: PageProps<Data>) {
  return (
    <PageLayout>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading>Sample</PageHeading>
      <Prose>
        <p>{data.text}</p>
      </Prose>
    </PageLayout>
  );
}

export const page = definePage<Data>({
  load: async () => ({ kind: 'page', head, data: { text: 'This is the first page of mf-sample.' } }),
  Page: Content,
});
