import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { DevReportPlugin } from './dev-report-plugin.ts';
import { swcRule } from './swc-rule.ts';

/** Where the shell puts its refresh runtime, and remotes find it: one runtime knows all components of the page. */
export const REFRESH_GLOBAL = '__REACT_REFRESH__';

export const WATCH_OPTIONS = { ignored: ['**/node_modules/**', '**/dist/**', '**/.site/**', '**/.git/**'] };

const PROJECT = join(import.meta.dirname, '../../..');

/**
 * What the development builds of the shell and of the remotes have in common. `context` is the project: a module's id is its path from there,
 * and by these ids the refresh runtime tells the components of different builds apart.
 */
export function devBase(name: string, report: DevReportPlugin): Configuration {
  return {
    name,
    mode: 'development',
    target: 'web',
    context: PROJECT,
    devtool: 'cheap-module-source-map',
    module: { rules: [swcRule({ namespace: name, target: 'browser', refresh: true })] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: [new ReactRefreshPlugin({ overlay: false }), report],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    watchOptions: WATCH_OPTIONS,
  };
}
