import { Link } from '../../route/link.tsx';
import { styled } from 'styled-components';
import type { BreadcrumbItem } from '../../route/page-head.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  list-style: none;
  margin-bottom: ${space(4)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};

  li + li::before {
    content: '/' / '';
    margin-inline: ${space(2)};
    color: ${color.tick};
  }
  a {
    color: inherit;
    text-decoration: none;
    padding-block: ${space(1)};
  }
  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

/** The last item is the current page. */
export function Breadcrumbs({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {items.map(({ label, to }, index) => (
          <li key={label}>
            {to !== undefined && index < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}
