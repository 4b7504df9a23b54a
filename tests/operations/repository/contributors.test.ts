import { describe, expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../../support/project.ts';
import { missingCommands } from './npm-commands.ts';

interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string; options?: string[] };
}

interface Form {
  name: string;
  description: string;
  body: Field[];
}

const FORMS = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: PROJECT }).filter((file) => !file.endsWith('config.yml'));
const TEXTS = ['.github/CONTRIBUTING.md', '.github/SECURITY.md', '.github/pull_request_template.md'];
/** From GitHub's syntax for issue forms. */
const FIELD_TYPES = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

describe('files for contributors', () => {
  test.each(['LICENSE', ...TEXTS])('%s exists', (file) => {
    expect(existsSync(join(PROJECT, file))).toBe(true);
  });

  test.each([...TEXTS, ...FORMS])('%s names only commands that exist', (file) => {
    expect(missingCommands(read(file))).toEqual([]);
  });

  test.each(FORMS)('the issue form %s has what GitHub requires', (file) => {
    const { name, description, body } = parse(read(file)) as Form;
    expect([name, description].filter((text) => !text)).toEqual([]);
    expect(body.filter(({ type }) => !FIELD_TYPES.includes(type))).toEqual([]);
    const fields = body.filter(({ type }) => type !== 'markdown');
    const ids = fields.map(({ id }) => id);
    expect(ids.filter((id) => !id || !/^[\w-]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const labels = fields.map(({ attributes }) => attributes.label);
    expect(new Set(labels).size).toBe(fields.length);
    expect(fields.filter(({ type, attributes }) => type === 'dropdown' && !attributes.options?.length)).toEqual([]);
  });

  test('every issue has a form', () => {
    expect(FORMS.length).toBeGreaterThan(2);
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toMatchObject({ blank_issues_enabled: false });
  });
});
