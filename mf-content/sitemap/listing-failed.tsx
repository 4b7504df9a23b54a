import { Button, ButtonLink, EmptyState } from '@site/shell-contract';

export function ListingFailed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      heading="The list of converters could not be loaded"
      action={
        <>
          <Button onClick={retry}>Try again</Button>{' '}
          <ButtonLink to="/all-converters" variant="secondary">
            All converters
          </ButtonLink>
        </>
      }
    >
      The converters still work. Try again in a moment, or find yours by category.
    </EmptyState>
  );
}
