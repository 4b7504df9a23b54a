import { colorValues } from '@site/shell-contract';
import { THEME_KEY } from './theme-script.ts';

export type Theme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function getChosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset['theme'];
  return isTheme(chosen) ? chosen : undefined;
}

/** Applies a choice from another tab, which may have been made while this one was suspended. */
function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    if (isTheme(stored)) document.documentElement.dataset['theme'] = stored;
  } catch {
    // Storage is blocked, so tabs cannot share a choice.
  }
}

export function getTheme(): Theme {
  return getChosenTheme() ?? (systemDark().matches ? 'dark' : 'light');
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked, so the choice lasts for this page view.
  }
}

/** Sets the color of the browser's toolbar. If the visitor hasn't chosen a theme, the system's color applies. */
export function colorBars(): void {
  const theme = getChosenTheme();
  if (!theme) return;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = colorValues[theme].paper;
}

/** Calls back when the visitor or the system changes the theme. */
export function watchTheme(changed: () => void): () => void {
  const choice = new MutationObserver(changed);
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('storage', applyStoredTheme, { signal });
  document.addEventListener('visibilitychange', applyStoredTheme, { signal });
  systemDark().addEventListener('change', changed, { signal });
  applyStoredTheme();
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    choice.disconnect();
    listening.abort();
  };
}
