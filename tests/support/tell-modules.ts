/**
 * Loaded before a program, by `NODE_OPTIONS`: writes a line for each module of OpenTelemetry that is loaded, but of
 * its API, which the Prometheus client always loads.
 */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (/\/@opentelemetry\/(?!api\/)/.test(url)) process.stderr.write(`loads ${url}\n`);
    return nextLoad(url, context);
  },
});
