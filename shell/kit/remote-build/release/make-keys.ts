import { keyId } from '@site/release/signature';
import { resolvePath } from '@site/settings/environment';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRemote } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

export interface KeysOptions {
  file?: string;
}

export async function run({ file }: KeysOptions): Promise<void> {
  const { name } = await readRemote(process.cwd());
  // The default is outside the remote's folder, where the key could be committed.
  const path = file === undefined ? join(homedir(), '.release-keys', `${name}.pem`) : resolvePath(process.env, file);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // `wx` never overwrites a key that may be in use.
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'already exists and was not changed' : `cannot be written (${code})`;
    throw new PublishError(`${path} ${reason}. Use --file to specify another file.`, { cause });
  }
  const entry = {
    [keyId(publicKey)]: {
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      remotes: [name],
    },
  };
  console.log(`The private key is in ${path}. Anyone who has it can release ${name}. To sign releases with it, set\n`);
  console.log(`  RELEASE_SIGNING_KEY=${path}\n`);
  console.log('The operators of the site add this to the file in RELEASE_KEYS:\n');
  console.log(JSON.stringify(entry, null, 2));
}
