import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `npm test` says which Chromium to use; a run by hand finds one; without one, Playwright takes its own. */
export function chromiumPath(): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return (
    process.env['CHROMIUM_PATH'] ??
    NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  );
}

/**
 * Features that are off: those that Playwright switches off itself, for of two such lists the last alone counts, and two that make a whole browser
 * load a page of its own for each new window, to show suggestions under an address bar that nobody sees. That page takes as long as one of the site.
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

/** What the browser of the tests is started with. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...sandbox, `--disable-features=${FEATURES_OFF.join(',')}`],
  };
}
