import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPOSE_COMMANDS, composeCommand, waysToEndCanary } from './compose-command.ts';

const SHELL = join(import.meta.dirname, '../..');
const NAMES = COMPOSE_COMMANDS.join('|');
const BARE = new RegExp(String.raw`\b(?:(?<!npm run )compose (?:-- )?|compose )(?:(?:${NAMES})\b|--help)`);
const NAMED = /npm run compose -- ([\w-]+)/g;
const KNOWN = new Set<string>([...COMPOSE_COMMANDS, '--help', 'COMMAND']);

function unpastable(source: string): string[] {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));
  return lines.filter((line) => BARE.test(line) || [...line.matchAll(NAMED)].some(([, name = '']) => !KNOWN.has(name)));
}

test('every command in a message can be pasted into a terminal', () => {
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: SHELL,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$|\.test\.tsx?$/.test(path),
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    unpastable(readFileSync(join(SHELL, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('composeCommand joins words and drops empty ones', () => {
  expect(composeCommand('rollback', '', '--file x')).toBe('npm run compose -- rollback --file x');
  expect(waysToEndCanary()).toContain('npm run compose -- canary --abort');
});
