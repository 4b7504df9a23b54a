/** Loaded with `--import` into the launcher's processes. Ends them when their parent ends, even after SIGKILL. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // An open channel would keep the process running.
  process.channel.unref();
}
