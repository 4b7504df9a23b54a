import { type CompositionDocument, compositionId } from '../../../../composition/document/composition-document.ts';
import type { CurrentComposition } from '../../../../composition/store/composition-store.ts';
import type { Evidence } from '../../../../composition/document/gate-results.ts';
import { compositionDifference } from '../../../../composition/cli/composition-difference.ts';
import type { FeatureSummary } from '../../pages/feature.ts';
import type { SiteHealth } from '../../site/site-health.ts';
import type { SiteProblem } from '../../site/site-problems.ts';
import { type Html, html } from './html.ts';
import { OPERATOR_PATH, type OperatorSession } from './operator-session.ts';
import type { PastRevision } from './stored-composition.ts';

interface Overview {
  session: OperatorSession;
  health: SiteHealth;
  summaries: readonly FeatureSummary[];
  current: CurrentComposition;
  history: readonly PastRevision[] | undefined;
}

export function isChecking({ health, current }: Pick<Overview, 'health' | 'current'>): boolean {
  return (
    health.verdict.state === 'checking' ||
    (current.state === 'valid' && health.verdict.revision !== current.document.revision)
  );
}

export function overviewView(overview: Overview): Html {
  const { session, health, summaries, current, history } = overview;
  return html`<header>
      <h1>Composition</h1>
      <form class="actions" method="post" action="${OPERATOR_PATH}/sign-out">
        <input type="hidden" name="form" value="${session.formToken}" /><span class="soft">${session.name}</span
        ><button class="quiet">Sign out</button>
      </form>
    </header>
    <main>
      ${state(overview)} ${problems(health, current)} ${summaries.map(summary)}
      ${remotes(health, history?.map(({ document }) => document) ?? [])}
      ${current.state === 'valid' ? places(current.document) : undefined}
      <h2>History</h2>
      ${entries(history, current)}
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
    <p class="soft">Since ${timeOf(since)}. ${advice}</p>
  </div>`;
}

function summary({ title, before, state: word, isWell, after, sentences }: FeatureSummary): Html {
  return html`<h2>${title}</h2>
    <p>${before}<span class="${isWell ? 'good' : 'bad'}">${word}</span>${after}</p>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}`;
}

function remotes(health: SiteHealth, documents: readonly CompositionDocument[]): Html {
  const rows = Object.entries(health.remotes).map(
    ([name, { version, release, digest, process, away, withoutParts = {} }]) => {
      const failing = [...new Set(process?.failingPages?.map(({ route }) => route))];
      const troubles = [
        away === undefined ? undefined : 'unavailable',
        process?.state === 'ready' ? undefined : process?.state,
        process && process.breaker !== 'closed' ? 'uncached pages return 503' : undefined,
        ...failing.map((route) => `${route} returns 503`),
        ...Object.keys(withoutParts).map((part) => `without ${part}`),
      ].filter((trouble) => trouble !== undefined);
      const isWell = troubles.length === 0;
      return html`<tr>
        <th scope="row">${name}</th>
        <td>${version}</td>
        <td>
          <span class="${isWell ? 'good' : 'bad'}">${isWell ? 'OK' : troubles.join(', ')}</span>
        </td>
        <td>${timeOf(inForceSince(documents, name, digest))}</td>
        <td><code>${release}</code></td>
        <td><code title="${digest}">${digest.slice(7, 19)}</code></td>
      </tr>`;
    },
  );
  return html`<h2>Remotes</h2>
    ${table('Remotes', ['Remote', 'Version', 'State', 'Since', 'Release', 'Digest'], rows)}`;
}

function places({ routes, parts }: CompositionDocument): Html {
  const rows = [...Object.entries(routes), ...Object.entries(parts)].map(
    ([place, { remote, module }]) =>
      html`<tr>
        <th scope="row"><code>${place}</code></th>
        <td>${remote}</td>
        <td><code>${module}</code></td>
      </tr>`,
  );
  return html`<details>
    <summary>${rows.length} addresses and parts</summary>
    ${table('Addresses and parts', ['Place', 'Remote', 'Module'], rows)}
  </details>`;
}

function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="box" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function entries(history: Overview['history'], current: CurrentComposition): Html | Html[] {
  if (!history) return html`<p>The history cannot be read right now.</p>`;
  if (history.length === 0) return html`<p>No changes yet.</p>`;
  return history.map((past, index) => entry(past, history[index - 1]?.document, current)).reverse();
}

function entry(
  { document, evidence }: PastRevision,
  before: CompositionDocument | undefined,
  current: CurrentComposition,
): Html {
  const { revision, createdAt, actor, reason } = document;
  const isCurrent =
    current.state === 'valid' &&
    current.document.revision === revision &&
    compositionId(current.document) === compositionId(document);
  const differences = before ? compositionDifference(before, document) : [];
  return html`<div class="entry">
    <h3>Revision ${revision}${isCurrent ? ' (current)' : ''}</h3>
    <p>${reason}</p>
    <p class="soft">${actor}, ${timeOf(createdAt)}</p>
    ${
      differences.length === 0
        ? undefined
        : html`<ul>
            ${differences.map(({ sentence }) => html`<li>${sentence}</li>`)}
          </ul>`
    }
    ${
      evidence === undefined || evidence.length === 0
        ? undefined
        : html`<details>
            <summary>Gate results</summary>
            <ul>
              ${evidence.map(finding)}
            </ul>
          </details>`
    }
    ${isCurrent ? undefined : html`<p><a href="${OPERATOR_PATH}/roll-back?to=${revision}">Roll back to revision ${revision}</a></p>`}
  </div>`;
}

const RESULT_CLASSES: Partial<Record<Evidence[number]['state'], string>> = { failed: 'bad', passed: 'good' };

function finding({ gate, state: result, sentence, remote }: Evidence[number]): Html {
  return html`<li>
    <span class="${RESULT_CLASSES[result] ?? 'soft'}">${result}</span>
    ${gate}${remote === undefined ? '' : ` of ${remote}`}: ${sentence}
  </li>`;
}

function inForceSince(documents: readonly CompositionDocument[], name: string, digest: string): string | undefined {
  const before = documents.findLastIndex(({ remotes: composed }) => composed[name]?.digest !== digest);
  return documents[before + 1]?.createdAt;
}

function timeOf(at: string | undefined): Html | undefined {
  return at === undefined ? undefined : html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
