/** Linux only. */
import { cpus, loadavg } from 'node:os';
import { commandLine, descendants } from '../../support/child-processes.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { startSite } from '../../support/site.ts';
import { type Case, compareWithPlain } from './ready-answers.ts';
import { loadWhileSwitching } from './switching.ts';

const PAGE = '/converter/length/feet-to-meters';
const LIST = '/api/categories';
const CASES: readonly Case[] = [
  { name: 'page', path: PAGE },
  { name: 'page, 304', path: PAGE, isUnchanged: true },
  { name: 'page, HEAD', path: PAGE, method: 'HEAD' },
  { name: LIST, path: LIST },
  { name: `${LIST}, 304`, path: LIST, isUnchanged: true },
  { name: `${LIST}, HEAD`, path: LIST, method: 'HEAD' },
];
const ROUNDS = 9;
const ROUND_MS = 1000;
const SWITCHING_MS = 20_000;
const HEADING = 'About Units of Measurement';

console.log(
  `${cpus().length} processors, shared with the clients. Load average at the start: ${loadavg()[0]?.toFixed(1)}.`,
);
await readyAnswers();
await switches();

async function readyAnswers() {
  const site = await startSite({ WARM_PAGES: 'off' });
  try {
    const pid = descendants(site.pid).find((one) => /shell\/.*server\/main/.test(commandLine(one).join(' '))) ?? 0;
    const compared = await compareWithPlain({
      origin: site.origin,
      pid,
      cases: CASES,
      rounds: ROUNDS,
      roundMs: ROUND_MS,
    });
    console.log(
      '\nRequests per second, and per second of CPU time, as a fraction of plain node:http with the same bytes.\n',
    );
    console.log('| | requests | processor | regular path: requests | processor |\n|---|---|---|---|---|');
    for (const {
      case: { name },
      plain,
      ready,
      regular,
    } of compared) {
      const cells = [ready, regular].flatMap((one) => [
        one.perSecond / plain.perSecond,
        plain.microseconds / one.microseconds,
      ]);
      console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`);
    }
    await unreadyPages(site.origin);
  } finally {
    await site.stop();
  }
}

async function unreadyPages(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/converter\/[^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== PAGE)
    .slice(0, 300);
  const times = async () => {
    const taken: number[] = [];
    for (const path of paths) {
      const begun = performance.now();
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
      taken.push(performance.now() - begun);
    }
    return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
  };
  const [first, again] = [await times(), await times()];
  console.log(
    `\nAn uncached converter page takes ${first.toFixed(1)} ms, a cached one ${again.toFixed(1)} ms (medians of ${paths.length}).`,
  );
}

async function switches() {
  const site = await ComposedSite.start();
  try {
    await site.startShell();
    const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.1.0',
      text: HEADING,
      instead: 'About All Units of Measurement',
    });
    await compose(site.compositionFile, site.addressOf('mf-content', next));
    const {
      quiet,
      switching,
      switches: count,
    } = await loadWhileSwitching({
      origin: site.origin,
      compositionFile: site.compositionFile,
      paths: [PAGE, '/', '/about-units', '/category/length', LIST],
      revisions: [1, 2],
      limitMs: SWITCHING_MS,
    });
    console.log(`\n| | requests per second | median ms | p99 ms | failed |\n|---|---|---|---|---|`);
    for (const [name, { perSecond, medianMs, p99Ms, failures }] of [
      ['quiet', quiet],
      [`${count} switches`, switching],
    ] as const) {
      console.log(
        `| ${name} | ${Math.round(perSecond)} | ${medianMs.toFixed(2)} | ${p99Ms.toFixed(2)} | ${failures} |`,
      );
    }
    console.log(`\np99 while switching is ${(switching.p99Ms / quiet.p99Ms).toFixed(1)} times the quiet p99.`);
  } finally {
    await site.stop();
  }
}
