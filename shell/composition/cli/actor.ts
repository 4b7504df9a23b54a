import { userInfo } from 'node:os';

/** In some containers, the user ID has no name. */
export function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
