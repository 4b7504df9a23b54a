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
      The pages themselves are there. Try again in a moment, or look for your converter by category.
    </EmptyState>
  );
}
