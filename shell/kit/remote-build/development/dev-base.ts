import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { dirname } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { DevReportPlugin } from './dev-report-plugin.ts';
import { swcRule } from '../webpack/swc-rule.ts';

/** All remotes on a page share the shell's refresh runtime through this global variable. */
export const REFRESH_GLOBAL = '__REACT_REFRESH__';

export const WATCH_OPTIONS = { ignored: ['**/node_modules/**', '**/dist/**', '**/.site/**', '**/.git/**'] };

interface DevBaseOptions {
  name: string;
  folder: string;
  report: DevReportPlugin;
}

/**
 * `context` is the package's parent folder, so module IDs include the package and the refresh runtime can distinguish
 * builds.
 */
export function devBase({ name, folder, report }: DevBaseOptions): Configuration {
  return {
    name,
    mode: 'development',
    target: 'web',
    context: dirname(folder),
    devtool: 'cheap-module-source-map',
    module: { rules: [swcRule({ namespace: name, target: 'browser', refresh: true })] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: [new ReactRefreshPlugin({ overlay: false }), report],
    // If a broken edit were emitted, open pages would throw and then reload after the fix.
    optimization: { emitOnErrors: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    watchOptions: WATCH_OPTIONS,
  };
}

interface DevServer {
  host: string;
  port: number;
  /** Set for one server per page, because the overlays of several servers would cover each other. */
  showsThrows?: boolean;
}

export function devServerOptions({ host, port, showsThrows = false }: DevServer): DevServerConfiguration {
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
