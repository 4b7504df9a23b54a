import * as shellContract from '@site/shell-contract';
import contract from '@site/shell-contract/package.json' with { type: 'json' };
import type sharedRanges from '@site/shell-contract/shared-modules.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createGlobalStyle, css, keyframes, styled, version as styledVersion } from 'styled-components';

type ProvidedName = keyof typeof sharedRanges | '@site/shell-contract';

/**
 * Modules with a single instance per page, which the shell provides to all remotes. It leaves out the theme and server
 * rendering APIs of styled-components, because themes are custom properties and only the server renders styles.
 */
export const PROVIDED = {
  react: provide(React.version, React),
  'react/jsx-runtime': provide(React.version, jsxRuntime),
  'react-dom': provide(ReactDOM.version, ReactDOM),
  'styled-components': provide(styledVersion, { createGlobalStyle, css, keyframes, styled }),
  '@site/shell-contract': provide(contract.version, shellContract),
} satisfies Record<ProvidedName, unknown>;

function provide(version: string, module: object) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const, eager: true } };
}
