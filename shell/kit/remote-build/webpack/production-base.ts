import type { Configuration } from 'webpack';
import { swcRule } from './swc-rule.ts';

type Target = 'browser' | 'node';

export function productionBase(name: string, folder: string, target: Target): Configuration {
  return {
    name: `${name} ${target}`,
    mode: 'production',
    context: folder,
    devtool: false,
    module: { rules: [swcRule({ namespace: name, target })] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
