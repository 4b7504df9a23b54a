import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PublishError } from './publish-error.ts';
import { resolveGiven } from './store-of-settings.ts';

/** The private key that `RELEASE_SIGNING_KEY` names, a file or the PEM text itself, if it does. Throws `PublishError`. */
export function readSigningKey(environment: NodeJS.ProcessEnv): KeyObject | undefined {
  const given = environment['RELEASE_SIGNING_KEY']?.trim();
  if (!given) return undefined;
  const isText = given.startsWith('-----BEGIN');
  const place = isText ? 'RELEASE_SIGNING_KEY' : `RELEASE_SIGNING_KEY names ${resolveGiven(environment, given)}, which`;
  try {
    // Some stores of secrets keep a text on one line.
    const key = createPrivateKey(
      isText ? given.replaceAll('\\n', '\n') : readFileSync(resolveGiven(environment, given)),
    );
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    // What Node says of a key that it cannot read may repeat some of it.
    const reason = (cause as NodeJS.ErrnoException).code ?? 'no key';
    throw new PublishError(
      'CONFIG_INVALID',
      `${place} cannot be read as a private key (${reason}): "remote-build keys" makes one.`,
      isText ? {} : { cause },
    );
  }
  throw new PublishError('CONFIG_INVALID', `${place} is no Ed25519 key: "remote-build keys" makes one.`);
}
