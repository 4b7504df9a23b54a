import type { Configuration } from 'webpack-dev-server';

interface DevServer {
  host: string;
  port: number;
  /** One server of a page shows what throws in it. Otherwise, one overlay would cover another. */
  showsThrows?: boolean;
}

export function devServerOptions({ host, port, showsThrows = false }: DevServer): Configuration {
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
      overlay: { errors: true, warnings: false, runtimeErrors: showsThrows },
    },
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    devMiddleware: { stats: 'none' },
  };
}
