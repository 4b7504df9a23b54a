import { type CompositionDocument, compositionId } from '../../../../composition/document/composition-document.ts';
import { composeCommand } from '../../../../composition/document/compose-command.ts';
import type { CurrentComposition } from '../../../../composition/store/composition-store.ts';
import { pathOwner, type PathOwner } from '../../../../composition/document/path-owner.ts';
import { compositionDifference } from '../../../../composition/change/composition-difference.ts';
import type { RolloutHealth, SiteHealth, SiteProblem } from '../../live/site-health.ts';
import { canaryView } from './form-views.ts';
import { type Html, html } from './operator-document.ts';
import { OPERATOR_PATH, type OperatorSession } from './operator-session.ts';

interface Overview {
  session: OperatorSession;
  health: SiteHealth;
  current: CurrentComposition;
  /** Oldest first. Undefined if it is unreadable. */
  history: readonly CompositionDocument[] | undefined;
  searched: string;
}

const SHOWN_REVISIONS = 10;

export function isChecking({ health, current }: Pick<Overview, 'health' | 'current'>): boolean {
  return (
    health.verdict.state === 'checking' ||
    (current.state === 'valid' && health.verdict.revision !== current.document.revision)
  );
}

export function overviewView(overview: Overview): Html {
  const { session, health, current } = overview;
  const rollout = current.state === 'valid' ? current.document.rollout : undefined;
  return html`<header>
      <h1>Composition</h1>
      <form class="actions" method="post" action="${OPERATOR_PATH}/sign-out">
        <input type="hidden" name="form" value="${session.formToken}" /><span class="soft"
          >${session.name} (not verified)</span
        ><button class="quiet">Sign out</button>
      </form>
    </header>
    <main>
      ${state(overview)} ${problems(health, current)} ${health.rollout && canarySummary(health.rollout)}
      ${rollout && canaryView(session, rollout)}
      <h2>Remotes</h2>
      ${search(overview)} ${Object.keys(health.remotes).map((name) => remote(name, overview))}
      <h2>History</h2>
      <p class="soft">The site does not verify names.</p>
      ${entries(overview)}
    </main>`;
}

function state({ health, current }: Overview): Html {
  const serving = health.revision === undefined ? 'No revision is live yet' : `Revision ${health.revision} is live`;
  const id = health.composition === undefined ? undefined : html`, composition <code>${health.composition}</code>`;
  const checking = isChecking({ health, current })
    ? html`<p role="status">The latest revision is being checked. This page reloads every two seconds.</p>`
    : undefined;
  const isWell = health.status === 'ok' && health.problems.length === 0;
  const condition = health.status === 'starting' ? 'Starting.' : 'There are problems.';
  return html`<p>
      <span class="${isWell ? 'good' : 'bad'}">${isWell ? 'Everything works.' : condition}</span>
      ${serving}${id}.
    </p>
    ${checking}`;
}

function problems({ problems: listed }: SiteHealth, current: CurrentComposition): Html[] {
  const unreadable = current.state === 'invalid' ? [html`<p class="notice">${current.reason}</p>`] : [];
  const missing = current.state === 'missing' ? [html`<p class="notice">No composition document exists.</p>`] : [];
  return [...unreadable, ...missing, ...listed.map(problem)];
}

function problem({ message, since, advice }: SiteProblem): Html {
  return html`<div class="notice">
    <p>${message}</p>
    <p class="soft">Since ${formatTime(since)}. ${advice}</p>
  </div>`;
}

function canarySummary({ shows, share, state: word, reason, canary, current, ...more }: RolloutHealth): Html {
  const isWell = word !== 'failed' && word !== 'aborted';
  const failing = more.failingPaths.map(({ path, failures }) => `${path} (${failures}×)`).join(', ');
  return html`<h2>Canary</h2>
    <p>${shows} for ${share} of visitors: <span class="${isWell ? 'good' : 'bad'}">${word}</span>. ${reason}</p>
    <p>
      Failed page views on this site: ${canary.failures} of ${canary.views} with the canary, ${current.failures} of
      ${current.views} without it.
    </p>
    <p>${more.decision}</p>
    ${failing === '' ? undefined : html`<p>Failed with the canary: ${failing}.</p>`}`;
}

function search({ searched, history = [], health }: Overview): Html {
  const owner = searched === '' ? undefined : pathOwner(searched, history);
  const unknown = searched === '' ? undefined : html`<p role="status">No revision has had a route for ${searched}.</p>`;
  return html`<form class="search" action="${OPERATOR_PATH}">
      <label for="address">URL of a page</label
      ><input id="address" name="address" value="${searched}" maxlength="500" autocomplete="off" placeholder="/about" />
      <button class="quiet">Find its owner</button>
    </form>
    ${owner ? ownerView(owner, health) : unknown}`;
}

function ownerView({ path, pattern, remote: name, document, removed }: PathOwner, health: SiteHealth): Html {
  const title = `${name} ${document.remotes[name]?.version ?? ''}`;
  const failures = health.problems.filter(
    ({ remote: failed, route = pattern }) => failed === name && route === pattern,
  );
  return html`<div class="entry" role="status">
    <h3>${path}</h3>
    ${
      removed
        ? html`<p>
            Revision ${removed.revision} removed the route <code>${pattern}</code> of ${title}: ${removed.reason}
            (${removed.actor}).
          </p>`
        : html`<p>
            Route <code>${pattern}</code> of <a href="#${name}">${title}</a>. <a href="${path}">Open the page</a>
          </p>`
    }
    ${formatOwner(health.remotes[name])} ${failures.map(({ message }) => html`<p class="bad">${message}</p>`)}
  </div>`;
}

function formatOwner({ owner, commit }: Partial<SiteHealth['remotes'][string]> = {}): Html {
  const { team, contact, repository } = owner ?? {};
  return html`<p>
    ${team === undefined ? html`<span class="soft">The release specifies no owner.</span>` : html`Owner: ${team}`}${contact === undefined ? undefined : `, ${contact}`}${repository === undefined ? undefined : html`, <a href="${repository}">${repository}</a>`}${commit === undefined ? undefined : html`<br /><span class="soft">Commit <code title="${commit}">${commit.replace(/^([\da-f]{12})[\da-f]*/, '$1')}</code></span>`}
  </p>`;
}

function remote(name: string, { health, current }: Overview): Html {
  const state = health.remotes[name];
  if (!state) return html``;
  const { version, release, digest, process, unavailable, withoutParts = {} } = state;
  const failing = [...new Set(process?.failingPages?.map(({ route }) => route))];
  const troubles = [
    unavailable === undefined ? undefined : 'unavailable',
    process?.state === 'ready' ? undefined : process?.state,
    process && process.breaker !== 'closed' ? 'uncached pages return 503' : undefined,
    ...failing.map((route) => `${route} returns 503`),
    ...Object.keys(withoutParts).map((part) => `without ${part}`),
  ].filter((trouble) => trouble !== undefined);
  const isWell = troubles.length === 0;
  const { routes = {}, parts = {} } = current.state === 'valid' ? current.document : {};
  const places = Object.entries({ ...routes, ...parts }).filter(([, place]) => place.remote === name);
  return html`<div class="entry" id="${name}">
    <h3>${name} ${version} <span class="${isWell ? 'good' : 'bad'}">${isWell ? 'OK' : troubles.join(', ')}</span></h3>
    ${formatOwner(state)}
    <details name="entry">
      <summary>Routes and parts: ${places.length}</summary>
      <ul>
        ${places.map(([place]) => html`<li><code>${place}</code></li>`)}
      </ul>
      <p class="soft"><code>${release}</code><br /><code>${digest}</code></p>
    </details>
  </div>`;
}

function entries({ history, current, health }: Overview): Html | Html[] {
  if (!history) return html`<p>The history cannot be read right now.</p>`;
  if (history.length === 0) return html`<p>No changes yet.</p>`;
  const marks = {
    live: history.findLast(({ revision }) => revision === health.revision),
    current: current.state === 'valid' ? history.findLast((document) => isSame(document, current.document)) : undefined,
    isRefused: health.verdict.state === 'refused',
  };
  const from = Math.max(0, history.length - SHOWN_REVISIONS);
  const shown = history.slice(from).map((document, index) => entry(document, history[from + index - 1], marks));
  const more = html`<p class="soft">All revisions: <code>${composeCommand('history')}</code></p>`;
  return [...shown.reverse(), ...(from > 0 ? [more] : [])];
}

function isSame(a: CompositionDocument, b: CompositionDocument): boolean {
  return a.revision === b.revision && compositionId(a) === compositionId(b);
}

interface Marks {
  live: CompositionDocument | undefined;
  current: CompositionDocument | undefined;
  isRefused: boolean;
}

/** The current revision may not be live yet, or may have been refused. */
function formatMark(document: CompositionDocument, { live, current, isRefused }: Marks): string {
  if (document === live) return ' (live)';
  if (document !== current) return '';
  return isRefused ? ' (refused)' : ' (being checked)';
}

function entry(document: CompositionDocument, before: CompositionDocument | undefined, marks: Marks): Html {
  const { revision, createdAt, actor, reason } = document;
  const differences = before ? compositionDifference(before, document) : [];
  const list = html`<ul>
    ${differences.map((sentence) => html`<li>${sentence}</li>`)}
  </ul>`;
  return html`<div class="entry">
    <h3>Revision ${revision}${formatMark(document, marks)}</h3>
    <p>${reason}</p>
    <p class="soft">${actor}, ${formatTime(createdAt)}</p>
    ${differences.length === 0 ? undefined : list}
    ${document === marks.current ? undefined : html`<p><a href="${OPERATOR_PATH}/roll-back?to=${revision}">Roll back to revision ${revision}</a></p>`}
  </div>`;
}

function formatTime(at: string | undefined): Html | undefined {
  return at === undefined ? undefined : html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
