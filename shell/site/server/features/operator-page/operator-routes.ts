import { WindowLimit } from '@site/http-server/window-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changeRollout,
  requireRollout,
  type RolloutStep,
  stepReason,
} from '../../../../composition/change/compose-rollout.ts';
import { compositionDifference } from '../../../../composition/change/composition-difference.ts';
import { rollBack } from '../../../../composition/change/roll-back.ts';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import { ComposeError } from '../../../../composition/document/compose-error.ts';
import { parseShare } from '../../../../composition/document/rollout.ts';
import type { CurrentComposition } from '../../../../composition/store/composition-store.ts';
import { isOfThisSite, isSecure } from '../../http/visitor.ts';
import type { Core } from '../../routes/core.ts';
import { messageView, rollBackView, signInView } from './form-views.ts';
import { type Html, OPERATOR_POLICY, operatorDocument } from './operator-document.ts';
import { OPERATOR_PATH, type OperatorSession, OperatorSessions } from './operator-session.ts';
import { isChecking, overviewView } from './overview-view.ts';

type StoredComposition =
  | { current: CurrentComposition; former: readonly CompositionDocument[] }
  | { current: Extract<CurrentComposition, { state: 'invalid' }>; former: undefined };

type OperatorCore = Pick<Core, 'settings' | 'store'> & { revisions: Pick<Core['revisions'], 'health'> };

const WRONG_TOKEN_LIMITS = { perAddress: 5, total: 1000 };
const BODY_LIMIT_BYTES = 4096;
const MAX_NAME_LENGTH = 60;
const MAX_REASON_LENGTH = 200;
const REFRESH_SECONDS = 2;

/** Serves `/_operator` to operators with the token. Works without scripts. */
export async function register(server: FastifyInstance, core: OperatorCore) {
  const { operatorToken } = core.settings;
  if (operatorToken === undefined) return;
  const page = new OperatorPage(core, operatorToken);
  await server.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    routes.get(OPERATOR_PATH, (request, reply) => page.show(request, reply));
    routes.get(`${OPERATOR_PATH}/roll-back`, (request, reply) => page.askRollBack(request, reply));
    routes.post(`${OPERATOR_PATH}/roll-back`, (request, reply) => page.rollBack(request, reply));
    routes.post(`${OPERATOR_PATH}/sign-in`, (request, reply) => page.signIn(request, reply));
    routes.post(`${OPERATOR_PATH}/sign-out`, (request, reply) => page.signOut(request, reply));
    routes.post(`${OPERATOR_PATH}/canary`, (request, reply) => page.changeCanary(request, reply));
    routes.get(`${OPERATOR_PATH}/*`, (_request, reply) => seeOther(reply));
  });
}

class OperatorPage {
  readonly #core: OperatorCore;
  readonly #sessions: OperatorSessions;
  readonly #wrong = new WindowLimit(WRONG_TOKEN_LIMITS);

  constructor(core: OperatorCore, token: string) {
    this.#core = core;
    this.#sessions = new OperatorSessions(token);
  }

  async show(request: FastifyRequest, reply: FastifyReply) {
    const session = this.#readSession(request);
    if (!session) return send(reply, 200, 'Operator page', signInView({}));
    const { revisions } = this.#core;
    const { current, former } = await this.#readStore();
    const { address = '' } = request.query as { address?: string };
    const overview = { session, health: revisions.health(), current, history: former, searched: address.trim() };
    return send(reply, 200, 'Composition', overviewView(overview), isChecking(overview) ? REFRESH_SECONDS : undefined);
  }

  async signIn(request: FastifyRequest, reply: FastifyReply) {
    const form = readForm(request);
    const name = (form.get('name') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
    const again = (status: number, problem: string) =>
      send(reply, status, 'Operator page', signInView({ name, problem }));
    if (!isOfThisSite(request, this.#core.settings.siteUrl))
      return again(403, 'That form came from another site. Sign in here.');
    if (name === '') return again(400, 'Enter your name. It will appear in the history next to your changes.');
    if (this.#wrong.isReached(request.visitor.address))
      return again(429, 'Too many wrong tokens. Wait a minute, then try again.');
    if (!this.#sessions.isToken(form.get('token') ?? '')) {
      this.#wrong.take(request.visitor.address);
      request.log.warn('Someone entered a wrong token on the operator page.');
      return again(403, 'That token is wrong. Enter the value of this shell’s OPERATOR_TOKEN.');
    }
    request.log.info({ operator: name }, 'An operator signed in.');
    return seeOther(reply.header('set-cookie', this.#sessions.begin(name, this.#isSecure(request))));
  }

  async signOut(request: FastifyRequest, reply: FastifyReply) {
    const isMeant = this.#sessionForForm(request) !== undefined;
    if (isMeant) reply.header('set-cookie', this.#sessions.end(this.#isSecure(request)));
    return seeOther(reply);
  }

  async askRollBack(request: FastifyRequest, reply: FastifyReply) {
    const session = this.#readSession(request);
    if (!session) return seeOther(reply);
    return this.#confirm(reply, session, { to: Number((request.query as { to?: string }).to) });
  }

  async rollBack(request: FastifyRequest, reply: FastifyReply) {
    const session = this.#sessionForForm(request);
    if (!session) return notDone(reply, 403, NOT_SIGNED_IN);
    const form = readForm(request);
    const [to, on] = [Number(form.get('to')), Number(form.get('on'))];
    const reason = readReason(form);
    if (reason === '') return this.#confirm(reply, session, { to, status: 400, problem: NO_REASON });
    try {
      const { document } = await this.#core.store.change(
        (current, former) => rollBack(current, former, { to, actor: session.name, reason }),
        on,
      );
      request.log.info(
        { operator: session.name, revision: document.revision, to },
        'An operator rolled back to an earlier revision.',
      );
      return seeOther(reply);
    } catch (error) {
      return this.#confirm(reply, session, { to, reason, status: 409, problem: (error as Error).message });
    }
  }

  async changeCanary(request: FastifyRequest, reply: FastifyReply) {
    const session = this.#sessionForForm(request);
    if (!session) return notDone(reply, 403, NOT_SIGNED_IN);
    const form = readForm(request);
    const step = findStep(form);
    if (!step)
      return notDone(reply, 400, 'Enter a share of visitors that is larger than the current one, such as 20%.');
    const reason = readReason(form);
    try {
      const { document } = await this.#core.store.change((current, former) => {
        if (current.state !== 'valid') throw new ComposeError('CANARY_ENDED', 'The canary has already ended.');
        const rollout = requireRollout(current.document, form.get('rollout') ?? '');
        const note = { actor: session.name, reason: reason === '' ? stepReason(step, rollout) : reason };
        return changeRollout(current.document, step, note, former);
      });
      request.log.info(
        { operator: session.name, revision: document.revision, step: step.kind },
        'An operator changed the canary.',
      );
      return seeOther(reply);
    } catch (error) {
      return notDone(reply, 409, (error as Error).message);
    }
  }

  async #confirm(
    reply: FastifyReply,
    session: OperatorSession,
    { to, status = 200, reason, problem }: { to: number; status?: number; reason?: string; problem?: string },
  ) {
    const { current, former } = await this.#readStore();
    if (!former) return notDone(reply, 503, problem ?? current.reason);
    const target = former.findLast(({ revision }) => revision === to);
    if (!target) return notDone(reply, 404, 'This revision is not in the history. Choose another one.');
    const document = current.state === 'valid' ? current.document : undefined;
    const differences = compositionDifference(document, target);
    return send(
      reply,
      status,
      `Roll back to revision ${to}?`,
      rollBackView({ session, target, basedOn: document?.revision ?? 0, differences, reason, problem }),
    );
  }

  /** Never rejects, because operators need the page when the database fails. `former` is oldest first. */
  async #readStore(): Promise<StoredComposition> {
    const { store } = this.#core;
    try {
      return { current: await store.read(), former: await store.former() };
    } catch (error) {
      return { current: { state: 'invalid', reason: (error as Error).message }, former: undefined };
    }
  }

  #isSecure(request: FastifyRequest): boolean {
    return isSecure(request, this.#core.settings.siteUrl);
  }

  #readSession({ headers }: FastifyRequest): OperatorSession | undefined {
    return this.#sessions.read(headers.cookie);
  }

  /** Undefined unless the form came from this page and session. */
  #sessionForForm(request: FastifyRequest): OperatorSession | undefined {
    const session = this.#readSession(request);
    const isMeant =
      session &&
      isOfThisSite(request, this.#core.settings.siteUrl) &&
      this.#sessions.isForm(session, readForm(request).get('form') ?? '');
    return isMeant ? session : undefined;
  }
}

function readForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function readReason(form: URLSearchParams): string {
  return (form.get('reason') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);
}

function findStep(form: URLSearchParams): RolloutStep | undefined {
  const kind = form.get('step');
  if (kind === 'pause' || kind === 'resume' || kind === 'abort') return { kind };
  const share = parseShare((form.get('share') ?? '').trim().replace(/%?$/, '%'));
  return share === undefined ? undefined : { kind: 'widen', share };
}

const NO_REASON = 'Enter a reason. It will appear in the history.';
const NOT_SIGNED_IN = 'You are no longer signed in, or the form belongs to another session. Sign in and try again.';

function notDone(reply: FastifyReply, status: number, sentence: string) {
  return send(reply, status, 'Not done', messageView(sentence));
}

function seeOther(reply: FastifyReply) {
  return reply.header('cache-control', 'no-store').redirect(OPERATOR_PATH, 303);
}

function send(reply: FastifyReply, status: number, title: string, content: Html, refreshSeconds?: number) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': OPERATOR_POLICY,
      'x-robots-tag': 'noindex',
    })
    .send(operatorDocument({ title, content, refreshSeconds }));
}
