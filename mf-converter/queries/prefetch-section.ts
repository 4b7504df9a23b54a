import type { RouteContext } from '@site/shell-contract';

/** A section of the shell contract's `serverSection`. */
interface LoadableSection {
  load: () => Promise<void>;
}

/** Gets a server section's code and data ready, but for one that has come with the page. */
export async function prefetchSection(
  { sentSections }: RouteContext,
  name: string,
  section: LoadableSection,
  data: () => Promise<unknown> = async () => {},
): Promise<void> {
  if (sentSections?.has(name)) return;
  await Promise.all([section.load(), data()]);
}
