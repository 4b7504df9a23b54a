import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { color, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { CategoryConverters } from './category-converters.tsx';
import { FindAConverter } from './find-a-converter.tsx';
import { PopularConversions } from './popular-conversions.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
  h2 { font-size: 1.0625rem; letter-spacing: 0; }
  ul { list-style: none; margin-top: ${space(2)}; }
  li { border-top: 1px solid ${color.hairline}; }
  li a { display: block; padding-block: ${space(2)}; text-decoration: none; }
  li a:hover { text-decoration: underline; }
  h2 + p, ul + p { margin-top: ${space(2)}; }
`;

interface SidebarProps {
  category: string;
  categoryName: string;
  units: readonly UnitDefinition[];
  /** Slug of the page's own pair, left out of the list. */
  current?: string | undefined;
}

/** Beside category and converter pages: search, popular conversions, more of the same category. */
export function Sidebar({ category, categoryName, units, current }: SidebarProps) {
  return (
    <Stack>
      <FindAConverter />
      <PopularConversions current={current} />
      <CategoryConverters category={category} categoryName={categoryName} units={units} current={current} />
    </Stack>
  );
}
