import { THEME_KEY } from './theme-script.ts';

export type Theme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What is on screen: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is refused: the choice holds for this page view.
  }
}

/** Calls back when the theme on screen changes, by choice or by the system. */
export function watchTheme(changed: () => void): () => void {
  const system = systemDark();
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
}
