import type { ExpressRequestHandler } from 'webpack-dev-server';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-icon.ts';
import type { PageState } from '../../app/page-state.ts';
import type { ShellConfig } from '../shell-config.ts';
import { devComposition } from './dev-composition.ts';
import { devDocument } from './dev-document.ts';

/** What is asked for as a file is no page: it is not there. */
const FILE = /\.[a-z]\w*$/;

const NO_QUERIES: PageState['queries'] = { mutations: [], queries: [] };

/**
 * Answers what is neither a script nor a call: the site's files, and each page with the same document.
 * @param releases addresses of the remotes' `release.json`
 */
export function devPages(config: ShellConfig, releases: readonly string[]): ExpressRequestHandler {
  const { SITE_NAME: name, CONTACT_EMAIL: contactEmail, GA_ID: gaId } = config;

  const makers: Record<string, () => Promise<[type: string, body: string]>> = {
    '/favicon.svg': async () => ['image/svg+xml', siteIcon],
    '/manifest.webmanifest': async () => ['application/manifest+json', JSON.stringify(webManifest({ name }))],
    '/composition.json': async () => ['application/json', JSON.stringify(await devComposition(releases))],
  };
  const page = async (url: string): Promise<[type: string, body: string]> => {
    const site = { name, url, contactEmail, gaId };
    return ['text/html', devDocument({ site, year: new Date().getUTCFullYear(), composition: await devComposition(releases), queries: NO_QUERIES })];
  };

  return async (request, response, next) => {
    const make = makers[request.path];
    if (!make && FILE.test(request.path)) return next();
    try {
      const [type, body] = await (make ? make() : page(`${request.protocol}://${request.headers.host}`));
      response.type(type).send(body);
    } catch (error) {
      response.status(503).type('text').send(`The site is not there yet: ${(error as Error).message}\n`);
    }
  };
}
