import type { Configuration } from 'webpack-dev-server';

export function devServerOptions({ host, port }: { host: string; port: number }): Configuration {
  return {
    host,
    port,
    hot: true,
    // The hot client already reloads the page if it cannot apply a change.
    liveReload: false,
    static: false,
    compress: false,
    client: {
      // The page has the shell's origin, so each client needs the address of its own server.
      webSocketURL: `ws://${host}:${port}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    // The shell's pages load scripts from this origin.
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    devMiddleware: { stats: 'none' },
  };
}
