import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  categoryEducation,
  categorySource,
  featuredSource,
  pairFaqs,
  pairNotes,
  tableSource,
  unitSource,
} from '../category-schema.ts';
import type {
  CategoryEducation,
  CategorySource,
  FeaturedSource,
  PairFaqs,
  PairNotes,
  TableSource,
  UnitSource,
} from '../category-schema.ts';

export interface CategoryFolder {
  slug: string;
  category: CategorySource;
  units: readonly UnitSource[];
  education: CategoryEducation;
  featured: readonly FeaturedSource[];
  notes: PairNotes;
  faqs: PairFaqs;
  tables: readonly TableSource[];
}

/** The message has a sentence for each problem. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
  readonly code = 'CATALOGUE_INVALID';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue is not well formed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const schemas = {
  category: categorySource,
  units: z.array(unitSource).min(2, 'must be at least two'),
  education: categoryEducation,
  featured: z.array(featuredSource),
  notes: pairNotes,
  faqs: pairFaqs,
  tables: z.array(tableSource),
} as const;

export function foldersOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export async function readCategoryFolders(root: string): Promise<CategoryFolder[]> {
  const problems: string[] = [];
  const folders: CategoryFolder[] = [];
  for (const slug of foldersOf(root)) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(slug))
      problems.push(`categories/${slug}: a folder's name must be lowercase words, joined by hyphens.`);
    const read = await readFolder(join(root, slug), slug);
    if (read.ok) folders.push(read.folder);
    else problems.push(...read.problems);
  }
  if (problems.length > 0) throw new CatalogueError(problems);
  return folders;
}

type ReadFolder = { ok: true; folder: CategoryFolder } | { ok: false; problems: string[] };

async function readFolder(folder: string, slug: string): Promise<ReadFolder> {
  const values: Record<string, unknown> = { featured: [], notes: {}, faqs: {}, tables: [] };
  for (const name of Object.keys(schemas)) {
    const file = join(folder, `${name}.ts`);
    if (existsSync(file)) values[name] = ((await import(pathToFileURL(file).href)) as Record<string, unknown>)[name];
  }
  return parseFolder(slug, values);
}

/** `values` has the matching export of each file, by file name. */
export function parseFolder(slug: string, values: Readonly<Record<string, unknown>>): ReadFolder {
  const problems: string[] = [];
  const parse = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const file = `categories/${slug}/${name}.ts`;
    if (values[name] === undefined) problems.push(`${file}: the file, or its export \`${name}\`, is missing.`);
    const parsed = schema.safeParse(values[name], { error: messageOf });
    if (parsed.success) return parsed.data;
    if (values[name] !== undefined)
      problems.push(
        ...parsed.error.issues.map(({ path, message }) => `${file}: ${placeOf(path, values[name])} ${message}.`),
      );
    return undefined;
  };
  const [category, units, education] = [
    parse('category', schemas.category),
    parse('units', schemas.units),
    parse('education', schemas.education),
  ];
  const [featured, notes] = [parse('featured', schemas.featured), parse('notes', schemas.notes)];
  const [faqs, tables] = [parse('faqs', schemas.faqs), parse('tables', schemas.tables)];
  const isWhole = category && units && education && featured && notes && faqs && tables;
  return isWhole
    ? { ok: true, folder: { slug, category, units, education, featured, notes, faqs, tables } }
    : { ok: false, problems };
}

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'unrecognized_keys') return `has a field that is not known: ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_type' ? `must be a ${issue.expected}` : undefined;
}

const entry = z.object({ id: z.string() }).or(z.object({ slug: z.string() }).transform(({ slug }) => ({ id: slug })));

/** `"ft", toBase.numerator`: shows the ID of a list entry, not its index. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  const [first, ...rest] = path;
  if (!Array.isArray(value) || typeof first !== 'number') return path.length === 0 ? 'the list' : path.join('.');
  const named = entry.safeParse(value[first]);
  return [
    named.success ? `"${named.data.id}"` : `entry ${first + 1}`,
    ...(rest.length > 0 ? [rest.join('.')] : []),
  ].join(', ');
}
