import { Section, Skeleton } from '@site/shell-contract';

export function ListingLoading() {
  return (
    <Section title="Converters">
      <p role="status">Loading site content...</p>
      <Skeleton count={8} width="20rem" />
    </Section>
  );
}
