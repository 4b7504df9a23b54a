export const COMPOSE_COMMANDS = [
  'status',
  'history',
  'link',
  'use',
  'rollback',
  'remove',
  'promote',
  'canary',
] as const;

export type ComposeCommand = (typeof COMPOSE_COMMANDS)[number];

/** `words` must already be quoted for a shell. */
export function composeCommand(command: ComposeCommand, ...words: readonly string[]): string {
  return ['npm run compose --', command, ...words.filter((word) => word !== '')].join(' ');
}

export const COMPOSE_HELP = 'npm run compose -- --help';

export function waysToEndCanary(): string {
  return `\nTo release it to everyone: ${composeCommand('canary', '--finish')}\nTo end it without releasing it: ${composeCommand('canary', '--abort')}`;
}
