export class InstallError extends Error {
  name = 'InstallError';
  code = 'INSTALL_FAILED';
}

const AWAY =
  'The package registry cannot be reached. Is this machine online, and is the registry that npm is set to use the right one?';
const CLOSED = (folder) =>
  `${folder} cannot be written. Give this account the right to write there, or copy the project to where it has it.`;

/** Keyed by error codes of npm and of the operating system. */
const SENTENCES = {
  ENOSPC: (folder) =>
    `The disk that holds ${folder} or npm's cache is full. An installation takes about one gigabyte: make room, then run this again.`,
  EDQUOT: (folder) => `This account may keep no more on the disk that holds ${folder}: make room, then run this again.`,
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  EUSAGE: () => 'package-lock.json does not fit package.json. `npm install --package-lock-only` brings it in step.',
  EINTEGRITY: () =>
    'A package is not the one that package-lock.json names. `npm cache clean --force` throws away what may have been damaged on the way.',
  ENOTFOUND: () => AWAY,
  EAI_AGAIN: () => AWAY,
  ECONNREFUSED: () => AWAY,
  ECONNRESET: () => AWAY,
  ETIMEDOUT: () => AWAY,
  ENETUNREACH: () => AWAY,
  ERR_SOCKET_TIMEOUT: () => AWAY,
  FETCH_ERROR: () => AWAY,
};

/** Returns undefined for unknown codes. */
export function sentenceOf(code, folder) {
  return SENTENCES[code]?.(folder);
}
