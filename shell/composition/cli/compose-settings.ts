import { readSettings } from '@site/settings/read-settings';
import { releaseStoresSetting } from '@site/settings/release-settings';
import { optionalSetting, setting, type SettingValues } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { origin, port, text } from '@site/settings/types';
import { join } from 'node:path';
import { defaultStateFolder } from '../document/shell-files.ts';
import type { FetchReleaseOptions } from '../judge/fetch-release.ts';
import { readReleaseLimits, releaseLimitSettings } from '../judge/release-limits.ts';
import { compositionSettings } from '../store/composition-settings.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { readStatuses } from './running-shells.ts';

export const composeSettings = {
  ...compositionSettings,
  stateFolder: optionalSetting({
    variable: 'STATE_DIR',
    description: 'The folder that contains the composition file and the releases of the site.',
    type: text,
    without: '`.site/port-3000` for port 3000, or `.site` of an installed shell',
  }),
  port: setting({
    variable: 'PORT',
    description: 'The port of the site on this machine. It is used if the site has not reported its URL.',
    type: port,
    default: '3000',
  }),
  siteUrl: {
    ...sharedSettings.siteUrl,
    description: 'The public origin of the site.',
    without: 'the origin that the site reports',
  },
  apiUrl: optionalSetting({
    variable: 'API_URL',
    description: 'The origin of the API, without `/api`. The command uses it to check a change if no shell is running.',
    type: origin,
    without: 'the running site',
  }),
  releaseStores: releaseStoresSetting,
  previewKey: optionalSetting({
    variable: 'PREVIEW_KEY',
    description: 'The secret that signs preview links. It must be the same as in the shell.',
    type: text,
    without: '`link` does not work',
    isSecret: true,
  }),
  ...releaseLimitSettings,
};

type ComposeSettings = SettingValues<typeof composeSettings>;

/** Reads only the named settings, so an invalid one stops only the commands that need it. */
export function readComposeSettings<Name extends keyof ComposeSettings>(...names: Name[]): Pick<ComposeSettings, Name> {
  const settings = Object.fromEntries(names.map((name) => [name, composeSettings[name]]));
  return readSettings(settings) as Pick<ComposeSettings, Name>;
}

export function stateFolder(): string {
  const { stateFolder: folder, port: sitePort } = readComposeSettings('stateFolder', 'port');
  return folder ?? defaultStateFolder(sitePort);
}

export function compositionUrl(): string {
  const { compositionUrl, compositionFile } = readComposeSettings('compositionUrl', 'compositionFile');
  return compositionUrl ?? compositionFile ?? join(stateFolder(), 'composition.json');
}

/** The command fetches releases with the site's origin, as browsers do. */
export async function fetchOptions(store: CompositionStore, site: string | undefined): Promise<FetchReleaseOptions> {
  const [status] = await readStatuses(store, site).catch((): readonly SiteStatus[] => []);
  const { siteUrl, port: sitePort } = readComposeSettings('siteUrl', 'port');
  const url = siteUrl ?? status?.origin ?? site ?? status?.url ?? `http://localhost:${sitePort}`;
  return { origin: new URL(url).origin, limits: readReleaseLimits(process.env) };
}
