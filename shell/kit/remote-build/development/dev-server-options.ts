import type { Configuration } from 'webpack-dev-server';

/** What the development servers of the shell and of the remotes have in common. */
export function devServerOptions({ host, port }: { host: string; port: number }): Configuration {
  return {
    host,
    port,
    hot: true,
    // A change that cannot be taken in hot loads the page anew, which the hot client does by itself.
    liveReload: false,
    static: false,
    compress: false,
    client: {
      // The page's own origin is the shell's: each part's client must ask the server that it came from.
      webSocketURL: `ws://${host}:${port}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    // Pages of the shell's origin run what comes from here.
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    devMiddleware: { stats: 'none' },
  };
}
