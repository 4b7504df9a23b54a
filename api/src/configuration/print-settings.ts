/**
 * `npm run settings -w api` prints the variables that the API reads, one a line. The launcher passes only these on.
 * With `--table` it prints the table for shell/docs/configuration.md.
 */
import { settingsTable } from '@site/settings/settings-table';
import { API_VARIABLES, apiSettings } from './configuration.ts';

console.log(process.argv.includes('--table') ? settingsTable(apiSettings) : API_VARIABLES.join('\n'));
