import { ButtonLink, EmptyState, PageLayout, type PageHead } from '@site/shell-contract';
import { useEffect } from 'react';
import { ConverterBox } from '../search/converter-box.tsx';

const DESCRIPTIONS = {
  Category: "The conversion category you're looking for doesn't exist or may have been moved.",
  Conversion: "The conversion you're looking for doesn't exist or may have been moved.",
};

export function notFoundHead(what: keyof typeof DESCRIPTIONS, path: string): PageHead {
  return { title: `${what} Not Found`, description: DESCRIPTIONS[what], canonical: path, noindex: true };
}

const MAX_CHARACTERS = 100;

interface NotFoundProps {
  what: keyof typeof DESCRIPTIONS;
  unknownSlug?: string | undefined;
}

/** Logs `unknownSlug`, because the site itself may contain the bad link. */
export function NotFound({ what, unknownSlug = '' }: NotFoundProps) {
  const slug = unknownSlug.slice(0, MAX_CHARACTERS);
  useEffect(() => {
    if (slug !== '') console.warn(`No conversion has the slug ${JSON.stringify(slug)}`);
  }, [slug]);
  return (
    <PageLayout>
      <EmptyState level="h1" heading={`${what} Not Found`} action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        {DESCRIPTIONS[what]}
      </EmptyState>
      <ConverterBox
        label="Type any conversion"
        size="large"
        placeholder="5 ft 3 in to cm"
        initialText={slug.replaceAll('-', ' ')}
      />
    </PageLayout>
  );
}
