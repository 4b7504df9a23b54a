import { featuredConversions } from '@site/catalogue/featured-conversions';
import { Link } from '@site/shell-contract';
import { useId } from 'react';
import { conversionPath } from '../pairs/pair.ts';

export function PopularConversions({ current }: { current: string | undefined }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>Popular Conversions</h2>
      <ul role="list">
        {featuredConversions
          .filter(({ slug }) => slug !== current)
          .map((featured) => (
            <li key={featured.slug}><Link to={conversionPath(featured)}>{featured.label}</Link></li>
          ))}
      </ul>
    </nav>
  );
}
