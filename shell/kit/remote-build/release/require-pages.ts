import { type ModuleItem, parse } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

const EXPORT = 'page';

/** Throws `PublishError` if a route's module has no export `page`, because sites refuse such releases. */
export async function requirePages({
  name,
  version,
  folder,
  exposes,
  routes,
}: Pick<RemoteSources, 'name' | 'version' | 'folder' | 'exposes' | 'routes'>): Promise<void> {
  for (const { pattern, module } of routes) {
    const source = exposes[module];
    if (source === undefined || (await mayExportPage(join(folder, source)))) continue;
    throw new PublishError(
      'CONFIG_INVALID',
      `${name} ${version} cannot be released: ${source}, which answers ${pattern}, has no export ` +
        `"${EXPORT}". Add it: export const ${EXPORT} = definePage({ … }).`,
    );
  }
}

/** True for files that cannot be parsed here. The build reports those. */
async function mayExportPage(file: string): Promise<boolean> {
  if (!existsSync(file)) return true;
  const parsed = await parse(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).catch(
    () => undefined,
  );
  if (!parsed) return true;
  const isModule = parsed.body.some(({ type }) => /^(?:Import|Export)/.test(type));
  return !isModule || parsed.body.some(mayBePage);
}

function mayBePage(item: ModuleItem): boolean {
  switch (item.type) {
    case 'ExportAllDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      if (item.typeOnly) return false;
      return item.specifiers.some((specifier) => {
        if (specifier.type === 'ExportDefaultSpecifier') return specifier.exported.value === EXPORT;
        if (specifier.type === 'ExportNamespaceSpecifier') return specifier.name.value === EXPORT;
        return (specifier.exported ?? specifier.orig).value === EXPORT && !specifier.isTypeOnly;
      });
    case 'ExportDeclaration': {
      const { declaration } = item;
      if (declaration.type === 'VariableDeclaration')
        return declaration.declarations.some(({ id }) => id.type !== 'Identifier' || id.value === EXPORT);
      return 'identifier' in declaration && declaration.identifier.value === EXPORT;
    }
    default:
      return false;
  }
}
