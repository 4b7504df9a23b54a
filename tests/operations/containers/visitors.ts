import { get } from 'node:https';
import { aMessage, postMessage } from '../../../api/src/testing/a-message.ts';
import { hydrated } from '../../browser/hydrated.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type ContainerizedSite, ONE_SHOT } from './containerized-site.ts';

const PAGES = {
  '/': 'Convert',
  '/all-converters': 'All Converters',
  '/category/length': 'Length',
  '/converter/length/feet-to-meters': 'Feet to Meters',
  '/about-units': 'About Units of Measurement',
  '/conversion-guides/kitchen': 'Kitchen',
  '/developers': 'Developers',
  '/privacy-policy': 'Privacy Policy',
  '/sitemap': 'Sitemap',
  '/contact': 'Contact',
};
const IN_BROWSER = ['/converter/length/feet-to-meters', '/about-units', '/contact'];

export async function visitorProblems(site: ContainerizedSite): Promise<string[]> {
  const steps = {
    'pages of each kind': readPages,
    'pages over HTTPS': readByHttps,
    'pages in a browser': openPages,
    'a conversion': convert,
    'a message, by email': sendMessage,
    'starting the first composition again': composeAgain,
  };
  const problems: string[] = [];
  for (const [what, step] of Object.entries(steps)) {
    const found = await step(site).catch((error: unknown) => [String(error)]);
    console.log(`${what}: ${found.length === 0 ? 'passed' : found.join(' ')}`);
    problems.push(...found);
  }
  return problems;
}

async function readPages(site: ContainerizedSite): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(PAGES).map(async ([path, heading]) => ({ path, heading, ...(await site.get(path)) })),
  );
  return answers.flatMap(({ path, heading, status, text }) =>
    status === 200 && (/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '').includes(heading)
      ? []
      : [`${path} answers ${status} without "${heading}" in its heading.`],
  );
}

/** Accepts the proxy's self-signed certificate. */
async function readByHttps(site: ContainerizedSite): Promise<string[]> {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get(`${site.origin('SITE_TLS_PORT')}/about-units`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
  return status === 200 ? [] : [`/about-units answers ${status} over HTTPS.`];
}

/** Only a browser runs the remotes' scripts. */
async function openPages(site: ContainerizedSite): Promise<string[]> {
  const browser = await startChromium();
  const problems: string[] = [];
  try {
    for (const path of IN_BROWSER) {
      const page = await browser.newPage();
      const fromRemotes: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(`${path}: ${message}`));
      page.on('requestfailed', (request) => problems.push(`${request.url()} failed to load.`));
      page.on('response', (response) => {
        if (/^mf-\w+\.localhost$/.test(new URL(response.url()).hostname) && response.ok())
          fromRemotes.push(response.url());
      });
      await page.goto(site.origin() + path);
      await hydrated(page);
      if (fromRemotes.length === 0) problems.push(`${path} loaded nothing from its remote’s server.`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function convert(site: ContainerizedSite): Promise<string[]> {
  const { text } = await site.get('/api/convert?q=5%20ft%20to%20m');
  return text.includes('"5 ft = 1.524 m"') ? [] : [`The answer for 5 ft to m is ${text}.`];
}

async function sendMessage(site: ContainerizedSite): Promise<string[]> {
  const message = aMessage();
  const posted = await postMessage(site.origin(), message);
  if (posted.status !== 201) return [`A message is answered with ${posted.status}: ${await posted.text()}.`];
  await waitFor('the mail', async () =>
    (await (await fetch(`${site.origin('MAIL_PORT')}/api/email`)).text()).includes(message.message),
  );
  return [];
}

async function composeAgain(site: ContainerizedSite): Promise<string[]> {
  const { Name } = await site.inspect(ONE_SHOT);
  await site.engine.runRequired('start', Name);
  await site.composed();
  const { output } = await site.engine.runRequired('logs', Name);
  const { output: history } = await site.exec('shell-1', 'node', 'server/compose.js', 'history');
  return output.includes('already exists, so nothing was changed') && history.match(/^[* ] +\d+ {2}/gm)?.length === 1
    ? []
    : [`The first composition, started again, created another revision: ${history}`];
}
