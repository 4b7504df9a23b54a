import { afterEach, expect, test } from '@jest/globals';
import { getEnvironment } from './process-environment.ts';

const former = process.env;
afterEach(() => {
  process.env = former;
});

test('a process gets its own settings and the machine’s variables, but no secrets of other processes', () => {
  process.env = { PATH: '/bin', TZ: 'UTC', PORT: '3000', SITE_NAME: 'Metric', SMTP_URL: 'smtp://secret' };
  expect(getEnvironment(['PORT', 'SITE_NAME', 'UNSET'], { PORT: '3001' })).toEqual({
    PATH: '/bin',
    TZ: 'UTC',
    SITE_NAME: 'Metric',
    PORT: '3001',
  });
});
