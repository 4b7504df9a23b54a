import type { Source } from '@site/catalog/category-schema';

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ publisher, title, issued }) => (
        <li key={title}>
          {publisher}: <cite>{title}</cite>
          {issued === undefined ? null : `, ${issued}`}
        </li>
      ))}
    </ul>
  );
}
