import { startSite } from '../support/site.ts';

export default async function startSiteForTests() {
  if (process.env['SITE_ORIGIN']) return undefined;
  // A test run sends more messages than one visitor may.
  const site = await startSite({ CONTACT_LIMIT_PER_MINUTE: '1000', CONTACT_LIMIT_PER_DAY: '1000' });
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}
