import { loadEnvFile } from '@site/settings/environment';
import { runCompose } from './run-compose.ts';

loadEnvFile();
process.exitCode = await runCompose(process.argv.slice(2));
