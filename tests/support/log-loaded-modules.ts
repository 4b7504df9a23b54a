/**
 * Preloaded by `NODE_OPTIONS`. Prints each loaded OpenTelemetry module, except its API, which the Prometheus client
 * always loads.
 */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (/\/@opentelemetry\/(?!api\/)/.test(url)) process.stderr.write(`loads ${url}\n`);
    return nextLoad(url, context);
  },
});
