import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteStatus, SiteStatusFile } from './site-status.ts';

const STATUS: SiteStatus = { url: 'http://localhost:1', pid: 1, state: 'checking', remotes: {} };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-status-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reports once why a status cannot be written, and again if it recurs', async () => {
  const place = join(folder, 'place');
  const problems: string[] = [];
  const file = new SiteStatusFile(join(place, 'composition.json'), (problem) => problems.push(problem));
  const write = async (times: number) => {
    for (let time = 0; time < times; time += 1) await file.write(STATUS);
  };
  const block = () => writeFile(place, ''); // A file in place of the folder blocks writes, even for root.

  await block();
  await write(3);
  expect(problems).toEqual([
    expect.stringMatching(
      /^Cannot write the status of this site to .*composition\.json\.status\.json \(E[A-Z]+\)\. The site works, but "compose" cannot see/,
    ),
  ]);

  await rm(place);
  await write(1);
  expect(await file.read()).toEqual(STATUS);
  expect(problems).toHaveLength(1);

  await rm(place, { recursive: true });
  await block();
  await write(2);
  expect(problems).toHaveLength(2);
});
