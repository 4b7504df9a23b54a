import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { MessageArchive } from '../contact/message-archive.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { readiness, statusesWithoutDatabase, untilReadiness } from '../testing/readiness.ts';
import { startApi } from '../testing/start-api.ts';
import { Storage } from './storage.ts';

const LONG = 60_000;

describeOnDatabases('a database', (start) => {
  /** An API that has made its tables, then `change`, then an API that finds them so. */
  async function changed(...statements: string[]) {
    const database = await start();
    const before = await startApi(await database.environment());
    const { id } = (await (await postMessage(before.url, aMessage())).json()) as { id: string };
    for (const statement of statements) await sql.raw(statement).execute(before.app.get(Storage).database);
    const after = await startApi({ ...before.dataEnvironment });
    const stop = async () => {
      await after.stop();
      await before.stop();
      await database.stop();
    };
    return { after, id, stop, run: (statement: string) => sql.raw(statement).execute(before.app.get(Storage).database) };
  }

  test('that an earlier release left half made is completed, with what is in it', async () => {
    const { after, id, stop } = await changed(
      'delete from kysely_migration',
      'drop table write_check',
      'drop index contact_attempt_address',
      'alter table contact_delivery drop column failed_at',
    );
    expect((await readiness(after)).status).toBe(200);
    expect(await after.app.get(MessageArchive).find(id)).toBeDefined();
    expect((await postMessage(after.url, aMessage())).status).toBe(201);
    await stop();
  }, LONG);

  test('that a newer release has added to is used, and the log says so', async () => {
    const { after, stop } = await changed("insert into kysely_migration values ('999-tags', 'later')", 'alter table contact_message add column tags text');
    expect((await readiness(after)).status).toBe(200);
    expect((await postMessage(after.url, aMessage())).status).toBe(201);
    expect(after.logs.some((line) => line.includes('A newer release has changed the database (999-tags)'))).toBe(true);
    await stop();
  }, LONG);

  test('that a newer release has changed beyond us takes no messages, says which release to start, and recovers when it is changed back', async () => {
    const { after, stop, run } = await changed("insert into kysely_migration values ('999-names', 'later')", 'alter table contact_message rename column name to full_name');
    expect(await readiness(after)).toMatchObject({ status: 503, code: 'NEWER_SCHEMA', cause: expect.stringMatching(/999-names.*start the newer release/) });
    expect((await postMessage(after.url, aMessage())).status).toBe(503);
    expect(await statusesWithoutDatabase(after)).toEqual([200, 200]);
    await run('alter table contact_message rename column full_name to name');
    await untilReadiness(after);
    expect((await postMessage(after.url, aMessage())).status).toBe(201);
    await stop();
  }, LONG);
});
