import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { dirname } from 'node:path';
import type { Configuration } from 'webpack';
import type { DevReportPlugin } from './dev-report-plugin.ts';
import { swcRule } from '../webpack/swc-rule.ts';

/** Where the shell puts its refresh runtime, and remotes find it: one runtime knows all components of the page. */
export const REFRESH_GLOBAL = '__REACT_REFRESH__';

export const WATCH_OPTIONS = { ignored: ['**/node_modules/**', '**/dist/**', '**/.site/**', '**/.git/**'] };

interface DevBaseOptions {
  /** Package name. */
  name: string;
  /** The package's folder, absolute. */
  folder: string;
  report: DevReportPlugin;
}

/**
 * What the development builds of the shell and of the remotes have in common. `context` is the folder above the package's: a module's id is its
 * path from there, and by these ids the refresh runtime tells the components of different builds apart.
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
    // An edit with an error in it reaches no open page: taken in hot, it would throw, and the page would be loaded anew once it is mended.
    optimization: { emitOnErrors: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    watchOptions: WATCH_OPTIONS,
  };
}
