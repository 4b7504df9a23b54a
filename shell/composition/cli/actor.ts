import { userInfo } from 'node:os';

/** Who changes the composition, for its history. Some containers have no name for the user that they run as. */
export function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
