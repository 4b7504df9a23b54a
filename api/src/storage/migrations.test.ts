import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { MessageArchive } from '../contact/messages/message-archive.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { readiness, statusesWithoutDatabase, untilReadiness } from '../testing/readiness.ts';
import { startApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';
import { Storage } from './storage.ts';

const LONG = 60_000;
/** Refuses messages without tags, which this release writes. */
const RULE_POSTGRES = [
  "alter table contact_message add column tags text not null default ''",
  'alter table contact_message alter column tags drop default',
];
const RULE_SQLITE = [
  "create trigger tagged before insert on contact_message begin select raise(abort, 'tags are missing'); end",
];

const errorsOf = ({ logs }: RunningApi) =>
  logs
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .flatMap(({ level, msg }) => (level >= 50 ? [msg] : []));

describeOnDatabases('a database', (start) => {
  /** Starts an API, changes its tables, and starts another on them. */
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
    return {
      after,
      id,
      stop,
      run: (statement: string) => sql.raw(statement).execute(before.app.get(Storage).database),
    };
  }

  test(
    'that an earlier release left incomplete is completed, and keeps its data',
    async () => {
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
    },
    LONG,
  );

  test(
    'that a newer release extended is used, and the log says so',
    async () => {
      const { after, stop } = await changed(
        "insert into kysely_migration values ('999-tags', 'later')",
        'alter table contact_message add column tags text',
      );
      expect((await readiness(after)).status).toBe(200);
      expect((await postMessage(after.url, aMessage())).status).toBe(201);
      expect(after.logs.some((line) => line.includes('A newer release changed the database (999-tags)'))).toBe(true);
      await stop();
    },
    LONG,
  );

  test(
    'that a newer release changed incompatibly accepts no messages, says which release to start, and recovers when it is changed back',
    async () => {
      const { after, stop, run } = await changed(
        "insert into kysely_migration values ('999-names', 'later')",
        'alter table contact_message rename column name to full_name',
      );
      expect(await readiness(after)).toMatchObject({
        status: 503,
        code: 'NEWER_SCHEMA',
        cause: expect.stringMatching(/999-names.*Start the newer release/),
      });
      expect((await postMessage(after.url, aMessage())).status).toBe(503);
      expect(await statusesWithoutDatabase(after)).toEqual([200, 200]);
      await run('alter table contact_message rename column full_name to name');
      await untilReadiness(after);
      expect((await postMessage(after.url, aMessage())).status).toBe(201);
      await stop();
    },
    LONG,
  );

  test.each([
    [
      'renames a column',
      ['alter table contact_message rename column name to full_name'],
      ['alter table contact_message rename column full_name to name'],
    ],
    [
      'adds a rule',
      { postgres: RULE_POSTGRES, sqlite: RULE_SQLITE },
      { postgres: ['alter table contact_message drop column tags'], sqlite: ['drop trigger tagged'] },
    ],
  ] as const)(
    'that a newer release %s while the API runs: the first refused message appears in readiness and the log, which ' +
      'does not quote it',
    async (_name, change, undo) => {
      const { after, stop, run } = await changed();
      const { kind } = after.app.get(Storage);
      for (const statement of 'sqlite' in change ? change[kind] : change) await run(statement);
      expect((await postMessage(after.url, aMessage())).status).toBe(503);
      expect(await readiness(after)).toMatchObject({ status: 503, code: 'OTHER_SCHEMA' });
      expect(errorsOf(after)).toEqual([
        expect.stringMatching(/^Cannot store messages\. The tables .*do not match this release/),
      ]);
      expect(after.logs.filter((line) => line.includes(aMessage().message))).toEqual([]);
      for (const statement of 'sqlite' in undo ? undo[kind] : undo) await run(statement);
      await untilReadiness(after);
      expect((await postMessage(after.url, aMessage())).status).toBe(201);
      await stop();
    },
    LONG,
  );

  test(
    'with a unique index on subjects refuses the second message with a subject and accepts all others',
    async () => {
      const { after, stop } = await changed('create unique index one_subject on contact_message (subject)');
      const statuses = [];
      for (const subject of ['Of this subject', 'Of this subject', 'Of another'])
        statuses.push((await postMessage(after.url, aMessage({ subject }))).status);
      expect(statuses).toEqual([201, 503, 201]);
      expect((await readiness(after)).status).toBe(200);
      expect(after.logs.filter((line) => line.includes('Of this subject'))).toEqual([]);
      await stop();
    },
    LONG,
  );
});
