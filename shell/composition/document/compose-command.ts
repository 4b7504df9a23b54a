/** The commands of `npm run compose`. */
export const COMPOSE_COMMANDS = [
  'status',
  'history',
  'why',
  'doctor',
  'link',
  'plan',
  'apply',
  'use',
  'rollback',
  'remove',
  'promote',
  'canary',
] as const;

export type ComposeCommand = (typeof COMPOSE_COMMANDS)[number];

/** A command line for an operator to paste. `words` are written as they are; see `quoted`. */
export function composeCommand(command: ComposeCommand, ...words: readonly string[]): string {
  return ['npm run compose --', command, ...words.filter((word) => word !== '')].join(' ');
}

/** Prints the help of all commands. */
export const COMPOSE_HELP = 'npm run compose -- --help';

/** How an operator ends a canary, for sentences about one that is in the way. */
export function waysToEndCanary(): string {
  return `\nTo give it to everybody: ${composeCommand('canary', '--finish')}\nTo give it to nobody: ${composeCommand('canary', '--abort')}`;
}
