import { createHash } from 'node:crypto';
import { LaunchError } from './launch-error.ts';

/** Port of the component review, minus the site's port. */
export const REVIEW_OFFSET = 14;
/** The site, the API, metrics, and the shell's browser build use lower offsets. */
const FIRST = 11;
/** Containers publish remotes from port 8000 and the site on 8080, which limits offsets to 79. */
const FIRST_DERIVED = 20;
const LAST = 79;

/** Returns the port minus the site's port. Adding a remote must not change the ports of others. */
export function portOffsetOf(name: string, configured: number | undefined): number {
  const hash = createHash('sha256').update(name).digest().readUInt32BE();
  return configured ?? FIRST_DERIVED + (hash % (LAST - FIRST_DERIVED + 1));
}

/** Throws `LaunchError` if an offset is out of range, reserved, or a duplicate. */
export function requirePortOffsets(remotes: readonly { name: string; portOffset: number }[]): void {
  for (const { name, portOffset } of remotes) {
    const other = remotes.find((remote) => remote.portOffset === portOffset && remote.name !== name);
    const objection = other ? `${other.name} uses it, too` : objectionTo(portOffset);
    if (objection)
      throw new LaunchError(
        'SETTING_INVALID',
        `${name} has the port offset ${portOffset}: ${objection}. Set another in ${name}/package.json: "site": { "portOffset": ${freeOffset(remotes)} }.`,
      );
  }
}

function objectionTo(portOffset: number): string | undefined {
  if (!Number.isInteger(portOffset) || portOffset < FIRST || portOffset > LAST)
    return `it must be a whole number from ${FIRST} to ${LAST}`;
  return portOffset === REVIEW_OFFSET ? 'the component review uses it' : undefined;
}

function freeOffset(remotes: readonly { portOffset: number }[]): number {
  const taken = [REVIEW_OFFSET, ...remotes.map(({ portOffset }) => portOffset)];
  for (let offset = FIRST; offset <= LAST; offset += 1) if (!taken.includes(offset)) return offset;
  throw new LaunchError('SETTING_INVALID', `There are more remotes than ports (${LAST - FIRST}). Remove a remote.`);
}
