import { once } from 'node:events';
import { createServer } from 'node:net';
import { PublishError } from './publish-error.ts';

/** Throws `PublishError`. @param cure tells the user how to choose another port */
export async function requireFreePort(host: string, port: number, cure = 'Choose another with --port.'): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used: ${message}`;
    throw new PublishError(`Port ${port} ${reason}. ${cure}`, { cause });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Clients cannot connect to wildcard addresses, so localhost replaces them. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
