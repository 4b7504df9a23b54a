import webpack from 'webpack';

const INTERVAL_MS = 1000;

/** Makes the entry reload the page after each build, and show the errors of one that fails. */
export function reloadPlugin(remote: string): webpack.WebpackPluginInstance {
  const banner = `(${String(reloadAfterBuild)})(${JSON.stringify(remote)},${INTERVAL_MS});`;
  return new webpack.BannerPlugin({ raw: true, test: /^entry\./, banner: () => banner });
}

/** Runs in browsers. React's production build cannot replace components in place, so the page reloads. */
function reloadAfterBuild(remote: string, intervalMs: number): void {
  let box: HTMLElement | undefined;
  const show = (problem: string | undefined) => {
    if (problem === undefined) return box?.remove();
    box ??= document.createElement('pre');
    box.textContent = problem;
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;max-height:80vh;margin:0;padding:1rem;overflow:auto;background:#300;color:#fcc;white-space:pre-wrap';
    document.body.append(box);
  };
  const currentBase = async () => {
    const response = await fetch('/composition.json', { cache: 'no-store' });
    const { remotes, problem } = (await response.json()) as {
      remotes: Record<string, { base: string } | undefined>;
      problem?: string;
    };
    show(problem);
    return remotes[remote]?.base;
  };
  const follow = async (shown: string | undefined): Promise<void> => {
    const base = await currentBase().catch(() => undefined);
    if (base !== undefined && shown !== undefined && base !== shown) return location.reload();
    setTimeout(() => void follow(shown ?? base), intervalMs);
  };
  void follow(undefined);
}
