import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readStorageSettings } from '../configuration/configuration.ts';
import { MessageArchive } from '../contact/messages/message-archive.ts';
import { aMessage } from '../testing/a-message.ts';
import { acceptMessage as accept } from '../testing/accept-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { Storage } from './storage.ts';

/** Rejects messages without tags, which this release writes. */
const RULE = {
  postgres: [
    "alter table contact_message add column tags text not null default ''",
    'alter table contact_message alter column tags drop default',
  ],
  sqlite: ["create trigger tagged before insert on contact_message begin select raise(abort, 'tags are missing'); end"],
};
const NO_RULE = { postgres: ['alter table contact_message drop column tags'], sqlite: ['drop trigger tagged'] };

const opened: Storage[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

describeOnDatabases('a database', (newDatabase) => {
  /** Stores a message, changes the tables, and opens them for another process. */
  async function changed(...statements: string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'api-migrations-'));
    folders.push(folder);
    const settings = readStorageSettings({ DATA_DIR: folder, ...(await newDatabase()) });
    const [before, after] = [new Storage(settings), new Storage(settings)];
    opened.push(before, after);
    await before.verify();
    const id = await accept(before);
    const run = async (list: readonly string[]) => {
      for (const statement of list) await sql.raw(statement).execute(before.database);
    };
    await run(statements);
    return { after, id, run };
  }

  test('that an earlier release left incomplete is completed only once and keeps its data', async () => {
    const { after, id } = await changed(
      'delete from kysely_migration',
      'drop table write_check',
      'drop index contact_attempt_address',
      'alter table contact_delivery drop column failed_at',
    );
    await after.verify();
    expect(await new MessageArchive(after).find(id)).toBeDefined();
    expect(await accept(after)).not.toBe('');
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      after.database,
    );
    expect(rows.map(({ name }) => name)).toEqual(['001-contact-tables', '002-write-check', '003-dead-letters']);
    await after.prepare();
  });

  test('that a newer release extended is still used', async () => {
    const { after } = await changed(
      "insert into kysely_migration values ('999-tags', 'later')",
      'alter table contact_message add column tags text',
    );
    await after.verify();
    expect(await accept(after)).not.toBe('');
  });

  test('that a newer release changed incompatibly accepts no messages until the change is undone', async () => {
    const { after, run } = await changed(
      "insert into kysely_migration values ('999-names', 'later')",
      'alter table contact_message rename column name to full_name',
    );
    await expect(after.verify()).rejects.toMatchObject({
      code: 'OTHER_SCHEMA',
      message: expect.stringMatching(/Install the release that created them/),
    });
    await expect(accept(after)).rejects.toMatchObject({ code: 'OTHER_SCHEMA' });
    await run(['alter table contact_message rename column full_name to name']);
    await after.verify();
    expect(await accept(after)).not.toBe('');
  });

  test.each([
    ['renames a column', 'alter table contact_message rename column name to full_name', 'full_name to name'],
    ['adds a rule', RULE, NO_RULE],
  ] as const)(
    'that a newer release %s while it is open rejects messages until the change is undone',
    async (_how, change, undo) => {
      const { after, run } = await changed();
      await after.verify();
      const problems: string[] = [];
      after.onProblem = ({ message, cause }) => problems.push(message, JSON.stringify(cause));
      const statements = (of: typeof change | typeof undo) => {
        if (typeof of === 'object') return of[after.kind];
        return [of.startsWith('alter') ? of : `alter table contact_message rename column ${of}`];
      };
      await run(statements(change));
      await expect(accept(after)).rejects.toMatchObject({ code: 'OTHER_SCHEMA' });
      expect(problems[0]).toMatch(/^The tables .*do not match this release/);
      expect(problems.join('')).not.toContain(aMessage().message);
      // A successful write proves nothing, because a message must fit the tables.
      await expect(after.verify()).rejects.toMatchObject({ code: 'OTHER_SCHEMA' });
      await run(statements(undo));
      await after.verify();
      expect(await accept(after)).not.toBe('');
    },
  );
});
