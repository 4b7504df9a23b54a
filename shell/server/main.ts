/** Entry of the shell's server. */
import { parseShellConfig } from './shell-config.ts';
import { createShellServer } from './shell-server.ts';

try {
  const config = parseShellConfig(process.env);
  const server = await createShellServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  await server.listen({ host: config.HOST, port: config.PORT });
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
