import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';
import type { PageHead } from '@site/shell-contract';
import { ConverterBox } from '../../search/converter-box.tsx';

const DESCRIPTION = "The conversion category you're looking for doesn't exist or may have been moved.";

export function categoryNotFoundHead(path: string): PageHead {
  return { title: 'Category Not Found', description: DESCRIPTION, canonical: path, noindex: true };
}

export function CategoryNotFound() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="Category Not Found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        {DESCRIPTION}
      </EmptyState>
      <ConverterBox label="Type any conversion" size="large" placeholder="5 ft 3 in to cm" />
    </PageLayout>
  );
}
