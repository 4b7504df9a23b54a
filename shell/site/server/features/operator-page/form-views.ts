import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import { type Html, html } from './html.ts';
import { OPERATOR_PATH, type OperatorSession } from './operator-session.ts';

export function signInView({ name = '', problem }: { name?: string | undefined; problem?: string | undefined }): Html {
  return html`<main>
    <h1>Operator’s page</h1>
    <p>What this site is made of, and the way back to what it was made of before.</p>
    ${complaint(problem)}
    <form method="post" action="${OPERATOR_PATH}/sign-in">
      <label for="name">Your name, for the history</label
      ><input id="name" name="name" value="${name}" required maxlength="60" autocomplete="name" />
      <label for="token">Token</label
      ><input id="token" name="token" type="password" required autocomplete="current-password" />
      <button>Sign in</button>
    </form>
  </main>`;
}

interface RollBackView {
  session: OperatorSession;
  target: CompositionDocument;
  /** Base revision of the change; 0 for none. */
  basedOn: number;
  differences: readonly string[];
  reason?: string | undefined;
  problem?: string | undefined;
}

export function rollBackView({ session, target, basedOn, differences, reason = '', problem }: RollBackView): Html {
  return html`<main>
    <h1>Go back to revision ${target.revision}?</h1>
    <p>
      ${target.reason}
      <span class="soft">(${target.actor}, ${target.createdAt.slice(0, 16).replace('T', ' ')} UTC)</span>
    </p>
    ${complaint(problem)}
    ${
      differences.length === 0
        ? html`<p>It has the same content as what is in force.</p>`
        : html`<p>What would change:</p>
            <ul>
              ${differences.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`
    }
    <p>This is written as a new revision, and takes traffic as soon as the site has proven it.</p>
    <form method="post" action="${OPERATOR_PATH}/roll-back">
      <input type="hidden" name="form" value="${session.formToken}" /><input
        type="hidden"
        name="to"
        value="${target.revision}"
      /><input type="hidden" name="on" value="${basedOn}" />
      <label for="reason">Why, for those who come after you</label
      ><input id="reason" name="reason" value="${reason}" required maxlength="200" autocomplete="off" />
      <button>Go back to revision ${target.revision}</button>
    </form>
    <p><a href="${OPERATOR_PATH}">Leave it as it is</a></p>
  </main>`;
}

export function messageView(title: string, sentence: string): Html {
  return html`<main>
    <h1>${title}</h1>
    <p>${sentence}</p>
    <p><a href="${OPERATOR_PATH}">To the operator’s page</a></p>
  </main>`;
}

function complaint(problem: string | undefined): Html | undefined {
  return problem === undefined ? undefined : html`<p class="notice" role="alert">${problem}</p>`;
}
