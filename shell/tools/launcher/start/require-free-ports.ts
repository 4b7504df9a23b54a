import { once } from 'node:events';
import { createServer } from 'node:net';
import { LaunchError } from '../launch-error.ts';

/** Throws `LaunchError` if a port is not available. `example` is a command that uses other ports. */
export async function requireFreePorts(host: string, ports: readonly number[], example: string): Promise<void> {
  for (const port of ports) {
    const probe = createServer().listen({ port, host });
    try {
      await once(probe, 'listening');
    } catch (error) {
      throw new LaunchError(
        'PORT_UNAVAILABLE',
        `Port ${port} ${sentenceOf(error as NodeJS.ErrnoException)} Use another port: ${example}`,
        { cause: error },
      );
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}

function sentenceOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'is in use by another program.';
  if (code === 'EACCES') return 'requires permissions that this account does not have.';
  return `cannot be used: ${message}.`;
}
