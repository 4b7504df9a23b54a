/** Loaded with `--import` into processes of the launcher: ends them when their parent is gone, however it went. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
