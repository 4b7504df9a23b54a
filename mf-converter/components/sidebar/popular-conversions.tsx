import { featuredConversions } from '@site/catalogue/featured-conversions';
import { Link } from '@site/shell-contract';
import { useId } from 'react';
import { knownConversionPath } from '../../pairs/known-conversions.ts';

export function PopularConversions({ current }: { current: string | undefined }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>Popular Conversions</h2>
      <ul role="list">
        {featuredConversions
          .filter(({ slug }) => slug !== current)
          .map((known) => (
            <li key={known.slug}><Link to={knownConversionPath(known)}>{known.label}</Link></li>
          ))}
      </ul>
    </nav>
  );
}
