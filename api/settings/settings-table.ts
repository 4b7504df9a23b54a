import type { Settings } from './setting.ts';

export function settingsTable(settings: Settings): string {
  const rows = Object.values(settings).map(
    ({ variable, description, without, formerNames }) =>
      `| \`${variable}\` | ${[description, ...formerNames.map(formerName)].join(' ')} | ${without} |`,
  );
  return ['| variable | what it does | default |', '|---|---|---|', ...rows].join('\n');
}

function formerName(name: string): string {
  return `Formerly \`${name}\`, which still works.`;
}
