import type { Configuration } from 'webpack-dev-server';

export function devServerOptions({ host, port }: { host: string; port: number }): Configuration {
  return {
    host,
    port,
    hot: true,
    // The hot client already reloads the page if necessary.
    liveReload: false,
    static: false,
    compress: false,
    client: {
      // The default would be the shell's origin.
      webSocketURL: `ws://${host}:${port}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    devMiddleware: { stats: 'none' },
  };
}
