/** The script `settings`: the names of the settings that the shell reads from its environment, one a line. Whoever starts it gives it these and no others. */
import { SETTINGS } from './shell-config.ts';

console.log(SETTINGS.join('\n'));
