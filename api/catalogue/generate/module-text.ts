import type { CategoryFolder } from './category-folder.ts';

const HEADER = '// Made by api/catalogue/generate of the folders in api/catalogue/categories: edit them.\n';

interface Constant {
  name: string;
  type: string;
  value: unknown;
  about: string;
}

export function constant({ name, type, value, about }: Constant): string {
  return `/** ${about} */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

export function module(imports: readonly string[], ...parts: readonly string[]): string {
  return [HEADER + imports.map((line) => `import ${line};\n`).join(''), ...parts].join('\n');
}

/** Returns the category's identifier in code: `fuelEconomy`. */
export function identifier({ slug }: Pick<CategoryFolder, 'slug'>): string {
  return slug.replace(/-./g, (joint) => joint.charAt(1).toUpperCase());
}
