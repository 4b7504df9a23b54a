import { startSite } from '../support/site.ts';

/** Serves the site for all browser tests as `npm start` does, or takes the one that `SITE_ORIGIN` names. */
export default async function startSiteForTests() {
  if (process.env['SITE_ORIGIN']) return undefined;
  // A whole run of the tests sends more messages than one visitor may in a minute.
  const site = await startSite({ CONTACT_LIMIT_PER_MINUTE: '1000', CONTACT_LIMIT_PER_DAY: '1000' });
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}
