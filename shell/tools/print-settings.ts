/** The script `settings`: the names of the settings that the shell reads from its environment, one a line. Whoever starts it gives it these and no others. */
import { SHELL_SETTINGS } from '../site/server/settings.ts';

console.log(SHELL_SETTINGS.join('\n'));
