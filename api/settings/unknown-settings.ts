import leven from 'leven';

const ONE_PROCESS =
  'Each process serves one port. Start additional processes on their own ports, behind a proxy (shell/docs/production.md, "Several processes on one machine").';

/** Removed settings, and what to do instead. */
const REMOVED: Readonly<Record<string, string>> = {
  WEB_CONCURRENCY: ONE_PROCESS,
  WORKERS: ONE_PROCESS,
  STOP_TIMEOUT: 'Set STOP_TIMEOUT_SECONDS.',
  CANARY_FALSE_ALARMS: 'At most 1% of good canaries are aborted by mistake. Remove the setting.',
  DELIVERY_LEASE_SECONDS: 'A message is reserved for twice SMTP_TIMEOUT_SECONDS. Remove the setting.',
  EARLY_HINTS: 'Each page lists the origin of its remote in a Link header. Remove the setting.',
  ...removed(
    'A CDN revalidates every page with the shell, which returns 304 if the page has not changed. Remove the setting.',
    ['CDN_MAX_AGE_SECONDS', 'PURGE_URL', 'PURGE_HEADER', 'PURGE_AGAIN_SECONDS'],
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'The site sends no traces. To follow a request, look up its X-Request-Id in the logs of the shell and the API.',
  FORMER_RELEASE_DAYS: 'Files of a replaced release stay available for seven days. Remove the setting.',
  PREVIEW_LIMIT: 'Two previews run at once. Remove the setting.',
  PICTURES: 'Preview images of answers are always drawn. Remove the setting.',
};

function removed(advice: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, advice]));
}

/** Shorter names, such as `PORT`, are too similar to unrelated variables. */
const SHORTEST_NAME = 5;
/** In names up to this length, a replaced letter often makes another word, such as `APP_URL` for `API_URL`. */
const SHORT_NAME = 8;
const SETTING_NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*_?$/;

/**
 * Finds removed and misspelled settings. Otherwise, `DATABSE_URL` would be ignored, and messages would silently be
 * stored in another database.
 * @param settings all names that the program reads
 * @returns a sentence for each problem
 */
export function describeUnknownSettings(environment: NodeJS.ProcessEnv, settings: readonly string[]): string[] {
  const names = Object.keys(environment).filter((name) => SETTING_NAME.test(name) && !settings.includes(name));
  return names.flatMap((name) => {
    const advice = REMOVED[name];
    // The default was one process, so there is nothing to report for 1.
    if (advice !== undefined)
      return ['', '1'].includes(environment[name]?.trim() ?? '') ? [] : [`${name} has no effect. ${advice}`];
    const suggestion = findNearest(name, settings);
    return suggestion === undefined ? [] : [`${name} is not a setting. Did you mean ${suggestion}?`];
  });
}

function findNearest(name: string, settings: readonly string[]): string | undefined {
  const [closest] = settings
    .filter((setting) => setting.length >= SHORTEST_NAME)
    .map((setting) => ({ setting, distance: leven(name, setting) }))
    .filter(({ setting, distance }) =>
      setting.length <= SHORT_NAME ? distance === 1 && name.length !== setting.length : distance <= 2,
    )
    .sort((a, b) => a.distance - b.distance);
  return closest?.setting;
}
