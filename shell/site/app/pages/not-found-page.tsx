import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';
import type { NavigationLink } from '../layout/navigation.ts';

interface NotFoundPageProps {
  waysOn: readonly NavigationLink[];
  /** Sentence about the links. */
  hint: string;
}

export function NotFoundPage({ waysOn, hint }: NotFoundPageProps) {
  const action =
    waysOn.length === 0
      ? undefined
      : waysOn.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ));
  return (
    <PageLayout>
      <EmptyState level="h1" heading="404 Page Not Found" action={action}>
        Did you forget to add the page to the router?
      </EmptyState>
      <p>{`The page may have moved.${hint && ` ${hint}`}`}</p>
    </PageLayout>
  );
}
