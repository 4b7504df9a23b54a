/**
 * Stands in for the federation runtime's handling of snapshots: addresses come from the composition, never from a deployment server.
 * The real one would be 2 KB of every first view that nothing calls.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin() {} };
  readonly manifestCache = new Map();
}

export function getGlobalRemoteInfo() {
  return {};
}
