import { composeCommand } from '../../../../composition/document/compose-command.ts';
import { formatShare, type Rollout } from '../../../../composition/document/rollout.ts';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import { type Html, html } from './operator-document.ts';
import { OPERATOR_PATH, type OperatorSession } from './operator-session.ts';

export function signInView({ name = '', problem }: { name?: string | undefined; problem?: string | undefined }): Html {
  return html`<main>
    <h1>Operator page</h1>
    <p>Shows the site’s composition and history, changes a canary, and rolls back to an earlier revision.</p>
    ${problemNotice(problem)}
    <form method="post" action="${OPERATOR_PATH}/sign-in">
      <label for="name">Your name (shown in the history)</label>
      <p class="soft">All operators have the same token, so the site cannot verify names.</p>
      <input id="name" name="name" value="${name}" required maxlength="60" autocomplete="name" />
      <label for="token">Token</label
      ><input id="token" name="token" type="password" required autocomplete="current-password" />
      <button>Sign in</button>
    </form>
  </main>`;
}

export function canaryView({ formToken }: OperatorSession, { id, share, state }: Rollout): Html {
  const toggle = state === 'paused' ? ['resume', 'Resume'] : ['pause', 'Pause'];
  return html`<form method="post" action="${OPERATOR_PATH}/canary">
    <input type="hidden" name="form" value="${formToken}" /><input type="hidden" name="rollout" value="${id}" />
    <label for="share">Share of visitors (currently ${formatShare(share)})</label
    ><input id="share" name="share" inputmode="decimal" placeholder="20%" maxlength="7" autocomplete="off" />
    <label for="canary-reason">Reason (optional, shown in the history)</label
    ><input id="canary-reason" name="reason" maxlength="200" autocomplete="off" />
    <p class="buttons">
      <button name="step" value="widen">Widen</button>
      <button name="step" value="${toggle[0]}">${toggle[1]}</button>
      <button name="step" value="abort">Abort</button>
    </p>
    <p class="soft">To release it to everyone: <code>${composeCommand('canary', '--finish')}</code></p>
  </form>`;
}

interface RollBackView {
  session: OperatorSession;
  target: CompositionDocument;
  /** Base revision of the change, or 0 if there is none. */
  basedOn: number;
  differences: readonly string[];
  reason?: string | undefined;
  problem?: string | undefined;
}

export function rollBackView({ session, target, basedOn, differences, reason = '', problem }: RollBackView): Html {
  return html`<main>
    <h1>Roll back to revision ${target.revision}?</h1>
    <p>
      ${target.reason}
      <span class="soft">(${target.actor}, ${target.createdAt.slice(0, 16).replace('T', ' ')} UTC)</span>
    </p>
    ${problemNotice(problem)}
    ${
      differences.length === 0
        ? html`<p>It has the same content as the current revision.</p>`
        : html`<p>Changes:</p>
            <ul>
              ${differences.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`
    }
    <p>This creates a new revision. It goes live as soon as the site has checked it.</p>
    <form method="post" action="${OPERATOR_PATH}/roll-back">
      <input type="hidden" name="form" value="${session.formToken}" /><input
        type="hidden"
        name="to"
        value="${target.revision}"
      /><input type="hidden" name="on" value="${basedOn}" /> <label for="reason">Reason (shown in the history)</label
      ><input id="reason" name="reason" value="${reason}" required maxlength="200" autocomplete="off" />
      <button>Roll back to revision ${target.revision}</button>
    </form>
    <p><a href="${OPERATOR_PATH}">Cancel</a></p>
  </main>`;
}

export function messageView(sentence: string): Html {
  return html`<main>
    <h1>Not done</h1>
    <p>${sentence}</p>
    <p><a href="${OPERATOR_PATH}">Operator page</a></p>
  </main>`;
}

function problemNotice(problem: string | undefined): Html | undefined {
  return problem === undefined ? undefined : html`<p class="notice" role="alert">${problem}</p>`;
}
