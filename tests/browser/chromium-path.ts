import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `npm test` sets `CHROMIUM_PATH`. If it is not set, Playwright uses its own browser. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? inPath(NAMES);
}

/** The headless shell uses less processor time, but has no background tabs or back/forward cache. */
export function headlessShellPath(): string | undefined {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
  return HEADLESS_SHELL_PATH ?? (CHROMIUM_PATH ? undefined : inPath(['chromium-headless-shell'])) ?? chromiumPath();
}

function inPath(names: readonly string[]): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Chromium reads only the last list of disabled features, so this list repeats Playwright's. We add the last two
 * entries, because otherwise each new window loads a page for address bar suggestions.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export function chromiumOptions(executablePath = chromiumPath()): { executablePath?: string; args: string[] } {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...sandbox, `--disable-features=${FEATURES_OFF.join(',')}`],
  };
}
