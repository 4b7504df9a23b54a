import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first is Chromium without windows, which takes less processor time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `npm test` sets `CHROMIUM_PATH`. Undefined selects Playwright's own browser. */
export function chromiumPath(): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return (
    process.env['CHROMIUM_PATH'] ??
    NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  );
}

/**
 * Chromium reads only the last list of disabled features, so this one repeats Playwright's. The last two entries are
 * ours: without them, each new window loads a page for address bar suggestions.
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

export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...sandbox, `--disable-features=${FEATURES_OFF.join(',')}`],
  };
}
