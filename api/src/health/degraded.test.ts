import { afterEach, expect, test } from '@jest/globals';
import { Storage } from '../storage/storage.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { startApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Port 9 (discard) refuses connections, so no mail goes out. */
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9' };

let api: RunningApi;
afterEach(() => api.stop());

test.each([
  ['degraded', 'a message has waited for mail for more than an hour', NO_MAIL_SERVER, HOUR_MS + 60_000],
  ['ok', 'a message has waited for mail for less than an hour', NO_MAIL_SERVER, HOUR_MS - 600_000],
  ['ok', 'no mail server is set, however long a message has waited', {}, 2 * HOUR_MS],
])('readiness is %s if %s', async (status, _when, settings, waitedMs) => {
  api = await startApi(settings);
  expect((await postMessage(api.url, aMessage())).status).toBe(201);
  await api.app
    .get(Storage)
    .database.updateTable('contact_message')
    .set({ received_at: Date.now() - waitedMs })
    .execute();
  const response = await fetch(`${api.url}/health/ready`);
  expect({ code: response.status, body: await response.json() }).toMatchObject({ code: 200, body: { status } });
});
