import { loadEnvFile } from '@site/settings/environment';
import { runCompose } from './run-compose.ts';

loadEnvFile();
// `status | head` closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
process.exitCode = await runCompose(process.argv.slice(2));
