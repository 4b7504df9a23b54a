import webpack from 'webpack';
import type { Compiler, Module } from 'webpack';

const NAME = 'OneReactPlugin';
/** The files of React and styled-components that hold state. The shell's copy would not see the state of another. */
const STATEFUL = /[\\/]cjs[\\/]react\.(?:production|development)[\w.]*$|[\\/]styled-components[\w.]*\.js$/;

interface Package {
  name?: string;
  version?: string;
}

/** Reports a bundled copy of what the shell provides, such as `react-18` installed as `npm:react@18`. */
export class OneReactPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const { name, version } = packageOf(module);
          const file = module.nameForCondition() ?? '';
          if ((name !== 'react' && name !== 'styled-components') || !STATEFUL.test(file)) continue;
          let importer = compilation.moduleGraph.getIssuer(module);
          while (importer && packageOf(importer).name === name) importer = compilation.moduleGraph.getIssuer(importer);
          const by = importer?.readableIdentifier(compilation.requestShortener) ?? 'this remote';
          compilation.errors.push(
            new webpack.WebpackError(
              `${by} brings a second ${name} (${version}), whose hooks and styles do not work next to the site's. ` +
                `Import '${name}', which the site provides.`,
            ),
          );
        }
      });
    });
  }
}

function packageOf(module: Module): Package {
  const { resourceResolveData } = module as { resourceResolveData?: { descriptionFileData?: Package } };
  return resourceResolveData?.descriptionFileData ?? {};
}
