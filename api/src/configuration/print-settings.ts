/** The script `settings`: the names of the settings that the API reads from its environment, one a line. Whoever starts it gives it these and no others. */
import { API_SETTINGS } from './configuration.ts';

console.log(API_SETTINGS.join('\n'));
