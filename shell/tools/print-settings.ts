/**
 * `npm run settings -w shell` prints the variables that the shell reads. The launcher passes only these to it. With `--table` it prints the table for shell/docs/configuration.md.
 */
import { settingsTable } from '@site/settings/settings-table';
import { SHELL_VARIABLES, shellSettings } from '../site/server/settings.ts';

console.log(process.argv.includes('--table') ? settingsTable(shellSettings) : SHELL_VARIABLES.join('\n'));
