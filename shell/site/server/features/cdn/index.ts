import { optionalSetting, setting } from '@site/settings/setting';
import { parsedText, seconds, serverUrl, wholeNumber } from '@site/settings/types';
import { defineFeature } from '../definition/define-feature.ts';

const HEADER = /^([\w-]+): (\S.*)$/;

export const cdn = defineFeature({
  settings: {
    cdnMaxAgeSeconds: optionalSetting({
      variable: 'CDN_MAX_AGE_SECONDS',
      description: 'How many seconds a CDN may serve a page without asking the shell. Needs `SITE_URL`.',
      type: wholeNumber(1, 31_536_000),
      without: 'a CDN revalidates each page',
    }),
    purgeUrl: optionalSetting({
      variable: 'PURGE_URL',
      description:
        'The address that the shell posts the tag of all pages to, when they change. Needs `CDN_MAX_AGE_SECONDS`.',
      type: serverUrl(['https:', 'http:']),
      without: 'pages expire on their own',
    }),
    purgeHeader: optionalSetting({
      variable: 'PURGE_HEADER',
      description: 'The header that authorizes purging, such as `Authorization: Bearer …`.',
      type: parsedText('a header such as "Authorization: Bearer …"', (text) => {
        const [, name, value] = HEADER.exec(text) ?? [];
        return name === undefined || value === undefined ? undefined : ([name, value] as const);
      }),
      without: 'none',
      isSecret: true,
    }),
    purgeAgainMs: setting({
      variable: 'PURGE_AGAIN_SECONDS',
      description: 'When pages are purged a second time, to catch responses that were in transit during the switch.',
      type: seconds(0, 3600),
      default: '20',
    }),
  },
  rules: [
    // A page contains its own address. Without SITE_URL a client could invent a host, and the CDN would serve that page to others.
    ({ cdnMaxAgeSeconds, siteUrl }) =>
      cdnMaxAgeSeconds !== undefined && siteUrl === undefined
        ? { variable: 'CDN_MAX_AGE_SECONDS', problem: 'needs SITE_URL' }
        : undefined,
    ({ purgeUrl, cdnMaxAgeSeconds }) =>
      purgeUrl !== undefined && cdnMaxAgeSeconds === undefined
        ? { variable: 'PURGE_URL', problem: 'needs CDN_MAX_AGE_SECONDS' }
        : undefined,
  ],
  isEnabled: ({ cdnMaxAgeSeconds }) => cdnMaxAgeSeconds !== undefined,
  load: () => import('./cdn.ts'),
});
