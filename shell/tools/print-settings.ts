/** `npm run settings -w shell` prints the variables that the shell reads. The launcher passes only these to it. */
import { SHELL_VARIABLES } from '../site/server/settings.ts';

console.log(SHELL_VARIABLES.join('\n'));
