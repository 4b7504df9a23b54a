import type { Gate } from './gate-results.ts';

export const COMPOSE_ERRORS = {
  CANARY_CHANGED: 'The canary has a different release from the one to finish.',
  CANARY_ENDED: 'The canary has already ended.',
  CANARY_MISSING: 'No canary is running.',
  COMPOSITION_INVALID: 'The composition document cannot be read.',
  COMPOSITION_UNWRITABLE: 'The composition document or its history cannot be written.',
  INTERNAL: 'The command itself has failed.',
  LINK_TOO_LONG: 'The address of the release is too long for the link of a preview.',
  NAME_UNKNOWN: 'The composition has no route, part, remote, or trusted origin with this name.',
  NO_COMPOSITION: 'The composition does not exist yet, or was removed.',
  NOT_OFFERED: 'No given release offers the route or part of `--route`.',
  NOTHING_TO_CHANGE: 'Visitors already get this state.',
  NOTHING_TO_RESTORE: 'The composition has no earlier revision.',
  PREVIEW_KEY_MISSING: '`PREVIEW_KEY` is not set.',
  RELEASE_REPEATED: 'Two of the given releases belong to one remote.',
  RELEASE_UNEXPECTED: 'The release belongs to a different remote from the one named.',
  REVISION_UNKNOWN: 'No revision or composition has this number or ID.',
  SHELL_NOT_BUILT: 'The shell is not built, so its shared versions are unknown.',
  SITE_UNREACHABLE: 'The site does not respond.',
  SITE_UNREADABLE: 'The response does not come from a site.',
} as const;

export type ComposeErrorCode = keyof typeof COMPOSE_ERRORS;

export class ComposeError extends Error {
  override name = 'ComposeError';
  readonly code: ComposeErrorCode;

  constructor(code: ComposeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A gate refuses a change. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  readonly gate: Gate;

  constructor(gate: Gate, message: string) {
    super(message);
    this.gate = gate;
    this.code = `REFUSED_${gate.toUpperCase()}`;
  }
}
