import { colorValues } from '@site/shell-contract';
import { THEME_KEY } from './theme-script.ts';

export type Theme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function chosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset['theme'];
  return isTheme(chosen) ? chosen : undefined;
}

/** Takes over what was chosen in another tab: while this one was not there to be told, too, as before its code ran, or asleep. */
function takeUpChoice(): void {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    if (isTheme(stored)) document.documentElement.dataset['theme'] = stored;
  } catch {
    // Storage is refused: no tab knows of another.
  }
}

/** What is on screen: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  return chosenTheme() ?? (systemDark().matches ? 'dark' : 'light');
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is refused: the choice holds for this page view.
  }
}

/** Gives the browser's own bars the paper's color of the visitor's choice. Until there is one, the document names a color for each of the system's. */
export function colorBars(): void {
  const theme = chosenTheme();
  if (!theme) return;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = colorValues[theme].paper;
}

/** Calls back when the theme on screen changes, by choice or by the system. */
export function watchTheme(changed: () => void): () => void {
  const system = systemDark();
  const choice = new MutationObserver(changed);
  const listening = new AbortController();
  addEventListener('storage', takeUpChoice, { signal: listening.signal });
  document.addEventListener('visibilitychange', takeUpChoice, { signal: listening.signal });
  takeUpChoice();
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    listening.abort();
    system.removeEventListener('change', changed);
  };
}
