import type { SiteSettings } from './site-settings.ts';

/** Replaces wildcard addresses, which clients cannot connect to, with localhost. */
export function siteAddress({ host, port }: Pick<SiteSettings, 'host' | 'port'>): string {
  const asked = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}`;
}
