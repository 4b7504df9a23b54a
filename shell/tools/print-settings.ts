/**
 * `npm run settings -w shell` prints the variables that the shell reads, one a line. The launcher passes only these on.
 * With `--table` it prints the table for shell/docs/configuration.md.
 */
import { settingsTable } from '@site/settings/settings-table';
import { SHELL_VARIABLES, shellSettings } from '../site/server/settings.ts';

console.log(process.argv.includes('--table') ? settingsTable(shellSettings) : SHELL_VARIABLES.join('\n'));
