export class InstallError extends Error {
  name = 'InstallError';
  code = 'INSTALL_FAILED';
}

const AWAY = 'The package registry cannot be reached. Check the network connection and the registry in .npmrc.';
const CLOSED = (folder) =>
  `${folder} cannot be written. Give this account write permission, or copy the project to another folder.`;

/** Keyed by error codes of npm and of the operating system. */
const SENTENCES = {
  ENOSPC: (folder) => `The disk that holds ${folder} or npm's cache is full. Free one gigabyte, then run this again.`,
  EDQUOT: (folder) =>
    `This account has reached its quota on the disk that holds ${folder}. Free some space, then run this again.`,
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  EUSAGE: () => 'package-lock.json does not match package.json. Run `npm install --package-lock-only`.',
  EINTEGRITY: () =>
    'A package differs from the one in package-lock.json. If the download was damaged, `npm cache clean --force` removes it.',
  ENOTFOUND: () => AWAY,
  EAI_AGAIN: () => AWAY,
  ECONNREFUSED: () => AWAY,
  ECONNRESET: () => AWAY,
  ETIMEDOUT: () => AWAY,
  ENETUNREACH: () => AWAY,
  ERR_SOCKET_TIMEOUT: () => AWAY,
  FETCH_ERROR: () => AWAY,
};

/** Undefined for unknown codes. */
export function sentenceOf(code, folder) {
  return SENTENCES[code]?.(folder);
}
