import { Icon } from '@site/shell-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from './icon-button.ts';
import { chooseTheme, colorBars, getTheme, watchTheme } from '../theme/theme.client.ts';

const showSun = css`
  svg:first-child {
    display: none;
  }
  svg + svg {
    display: block;
  }
`;

// CSS selects the icon, so that the server's markup is correct in both color schemes.
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

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, getTheme, () => 'light' as const);
  useEffect(colorBars, [theme]);
  const nextTheme = theme === 'dark' ? 'light' : 'dark';
  const label = `Use ${nextTheme} colors`;
  return (
    <Toggle type="button" aria-label={label} title={label} onClick={() => chooseTheme(nextTheme)}>
      <Icon name="moon" />
      <Icon name="sun" />
    </Toggle>
  );
}
