import type { SiteSettings } from './site-settings.ts';

/** Where the site can be asked on this machine: all of its addresses are none to ask, and one of IPv6 stands in brackets. */
export function siteAddress({ host, port }: Pick<SiteSettings, 'host' | 'port'>): string {
  const asked = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}`;
}
