/**
 * Prints the variables that the API reads. The launcher passes only these on. `--table` prints the table for
 * shell/docs/configuration.md.
 */
import { formatTable } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { API_VARIABLES, apiSettings } from './configuration.ts';

console.log(process.argv.includes('--table') ? formatTable(apiSettings, sharedSettings) : API_VARIABLES.join('\n'));
