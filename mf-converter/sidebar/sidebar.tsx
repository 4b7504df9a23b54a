import { color, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ListedConversion } from '../data/conversions-of.ts';
import type { UnitNames } from '../data/unit-names.ts';
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
  /** Of the category. */
  conversions: readonly ListedConversion[];
  names: UnitNames;
  /** Slug of the page's own pair, left out of the list. */
  current?: string | undefined;
}

/** Beside category and converter pages: search, popular conversions, more of the same category. */
export function Sidebar({ current, ...listed }: SidebarProps) {
  return (
    <Stack>
      <FindAConverter />
      <PopularConversions current={current} />
      <CategoryConverters {...listed} current={current} />
    </Stack>
  );
}
