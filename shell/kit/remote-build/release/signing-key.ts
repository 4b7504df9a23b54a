import { resolveGiven } from '@site/settings/environment';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PublishError } from './publish-error.ts';

/** @param given the value of `RELEASE_SIGNING_KEY`, a file or PEM text. Throws `PublishError`. */
export function readSigningKey(given: string | undefined): KeyObject | undefined {
  if (given === undefined) return undefined;
  const isText = given.startsWith('-----BEGIN');
  const file = resolveGiven(process.env, given);
  const place = isText ? 'RELEASE_SIGNING_KEY' : `RELEASE_SIGNING_KEY names ${file}, which`;
  try {
    // Some secret stores keep text on one line.
    const key = createPrivateKey(isText ? given.replaceAll('\\n', '\n') : readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    // Node's message may contain part of the key.
    const reason = (cause as NodeJS.ErrnoException).code ?? 'no key';
    throw new PublishError(
      'CONFIG_INVALID',
      `${place} cannot be read as a private key (${reason}). Create one with "remote-build keys".`,
      isText ? {} : { cause },
    );
  }
  throw new PublishError('CONFIG_INVALID', `${place} is not an Ed25519 key. Create one with "remote-build keys".`);
}
