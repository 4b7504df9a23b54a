import type { Settings } from './setting.ts';

/** Returns the table of settings for the documentation, as Markdown. */
export function settingsTable(settings: Settings): string {
  const rows = Object.values(settings).map(
    ({ variable, description, without }) => `| \`${variable}\` | ${description} | ${without} |`,
  );
  return ['| variable | what it does | default |', '|---|---|---|', ...rows].join('\n');
}
