import webpack from 'webpack';

const INTERVAL_MS = 1000;

/** Makes the entry reload the page after each build. */
export function reloadPlugin(remote: string): webpack.WebpackPluginInstance {
  const banner = `(${String(reloadAfterBuild)})(${JSON.stringify(remote)},${INTERVAL_MS});`;
  return new webpack.BannerPlugin({ raw: true, test: /^entry\./, banner: () => banner });
}

/** Runs in browsers. React's production build cannot replace components in place, so the page reloads. */
function reloadAfterBuild(remote: string, intervalMs: number): void {
  const currentBase = async () => {
    const response = await fetch('/composition.json', { cache: 'no-store' });
    const { remotes } = (await response.json()) as { remotes: Record<string, { base: string } | undefined> };
    return remotes[remote]?.base;
  };
  const follow = async (shown: string | undefined): Promise<void> => {
    const base = await currentBase().catch(() => undefined);
    if (base !== undefined && shown !== undefined && base !== shown) return location.reload();
    setTimeout(() => void follow(shown ?? base), intervalMs);
  };
  void follow(undefined);
}
