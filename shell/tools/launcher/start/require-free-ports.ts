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
      const { code, message } = error as NodeJS.ErrnoException;
      const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used: ${message}`;
      throw new LaunchError(`Port ${port} ${reason}. Use another port: ${example}`, { cause: error });
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}
