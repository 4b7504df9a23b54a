import { color, Icon, minWidth, space } from '@site/shell-contract';
import { Link } from '@site/shell-contract';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { currentCategory, currentPage } from './current-link.ts';
import { ALL_CONVERTERS, mainCategories } from './navigation.ts';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${color.tick};
  background: ${color.paper};
  ul { display: grid; grid-template-columns: repeat(5, 1fr); list-style: none; }
  ${minWidth.mobile} { display: none; }
  @media print { display: none; }
`;

const Entry = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(0.5)};
  min-height: ${space(14)};
  color: ${color.inkSoft};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  outline-offset: -3px;
  &[aria-current] { color: ${color.accent}; font-weight: 650; box-shadow: inset 0 2px ${color.accent}; }
  &:active { background: ${color.accentTint}; }
`;

interface Shortcut {
  label: string;
  to: string;
  icon: ComponentProps<typeof Icon>;
  slug?: string;
}

const drawingOf = (category: string) => ({ path: mainCategories.find(({ slug }) => slug === category)?.icon ?? '' });

const shortcuts: readonly Shortcut[] = [
  { label: 'Home', to: '/', icon: { name: 'home' } },
  { label: 'Length', to: '/category/length', icon: drawingOf('length'), slug: 'length' },
  { label: 'Weight', to: '/category/weight', icon: drawingOf('weight'), slug: 'weight' },
  { label: 'Temp', to: '/category/temperature', icon: drawingOf('temperature'), slug: 'temperature' },
  { label: 'More', to: ALL_CONVERTERS, icon: { name: 'more' } },
];

/** Always under the thumb on phones. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <Bar aria-label="Shortcuts">
      <ul>
        {shortcuts.map(({ label, to, icon, slug }) => (
          <li key={to}>
            {/* 'More' tells a crawler nothing about the page, which the header's link names. */}
            <Entry
              to={to}
              rel={to === ALL_CONVERTERS ? 'nofollow' : undefined}
              aria-current={slug ? currentCategory(pathname, slug) : currentPage(pathname, to)}
            >
              <Icon {...icon} />
              {label}
            </Entry>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
