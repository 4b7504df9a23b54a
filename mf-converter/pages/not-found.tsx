import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';
import type { PageHead } from '@site/shell-contract';
import { ConverterBox } from '../../search/converter-box.tsx';
import { useEffect } from 'react';

const DESCRIPTION = "The conversion you're looking for doesn't exist or may have been moved.";

export function conversionNotFoundHead(path: string): PageHead {
  return { title: 'Conversion Not Found', description: DESCRIPTION, canonical: path, noindex: true };
}

const MAX_CHARACTERS = 100;

export interface UnknownConversion {
  unknownSlug?: string;
}

/** Logs `unknownSlug`, because the site itself may contain the bad link. */
export function ConversionNotFound({ unknownSlug }: UnknownConversion) {
  useEffect(() => {
    if (unknownSlug !== undefined)
      console.warn(`No conversion has the slug ${JSON.stringify(unknownSlug.slice(0, MAX_CHARACTERS))}`);
  }, [unknownSlug]);
  return (
    <PageLayout>
      <EmptyState level="h1" heading="Conversion Not Found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        {DESCRIPTION}
      </EmptyState>
      <ConverterBox
        label="Type any conversion"
        size="large"
        placeholder="5 ft 3 in to cm"
        initialText={listWords(unknownSlug)}
      />
    </PageLayout>
  );
}

/** Returns `feet to bananas` for `feet-to-bananas`. */
function listWords(slug = ''): string {
  return slug.slice(0, MAX_CHARACTERS).replaceAll('-', ' ');
}
