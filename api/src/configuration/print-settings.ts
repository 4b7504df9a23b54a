/**
 * Prints the names of the API's variables, so that the launcher passes only these to it. With `--table`, prints the
 * table for shell/docs/configuration.md.
 */
import { formatTable } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { API_VARIABLES, apiSettings } from './configuration.ts';

console.log(process.argv.includes('--table') ? formatTable(apiSettings, sharedSettings) : API_VARIABLES.join('\n'));
