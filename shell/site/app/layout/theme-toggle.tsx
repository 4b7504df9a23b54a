import { Icon } from '@site/shell-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from './icon-button.ts';
import { chooseTheme, colorBars, currentTheme, watchTheme } from '../theme/theme.client.ts';

const showSun = css`
  svg:first-child {
    display: none;
  }
  svg + svg {
    display: block;
  }
`;

// The stylesheet picks the drawing, so that the server's markup is right in both schemes.
const Toggle = styled(IconButton)`
  svg + svg {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${showSun}
    }
  }
  :root[data-theme='dark'] & {
    ${showSun}
  }
`;

/** Changes between light and dark, and remembers it. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light' as const);
  useEffect(colorBars, [theme]);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Toggle
      type="button"
      aria-label={`Use ${other} colors`}
      title={`Use ${other} colors`}
      onClick={() => chooseTheme(other)}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </Toggle>
  );
}
