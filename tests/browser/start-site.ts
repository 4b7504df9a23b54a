import { startSite } from '../support/site.ts';
import { waitFor } from '../support/wait-for.ts';

export default async function startSiteForTests() {
  if (process.env['SITE_ORIGIN']) return undefined;
  // A test run sends more messages than the limit for one IP address.
  const site = await startSite({ CONTACT_LIMIT_PER_MINUTE: '1000', CONTACT_LIMIT_PER_DAY: '1000' });
  // On a busy machine, the first pages are rendered without the API's data.
  await waitFor('the lists of the sitemap', async () =>
    (await (await fetch(`${site.origin}/sitemap`)).text()).includes('href="/converter/angle/'),
  );
  process.env['SITE_ORIGIN'] = site.origin;
  return () => site.stop();
}
