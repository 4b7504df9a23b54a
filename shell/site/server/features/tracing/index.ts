import { startTracing } from '@site/http-server/tracing';
import { tracingSettings } from '@site/settings/shared-settings';
import { defineFeature } from '../definition/define-feature.ts';

export const tracing = defineFeature({
  settings: tracingSettings,
  isEnabled: ({ tracesEndpoint }) => tracesEndpoint !== undefined,
  startTracing: (settings, { version, log }) =>
    startTracing({
      endpoint: settings.tracesEndpoint,
      sampler: settings.tracesSampler,
      ratio: settings.tracesRatio,
      delayMs: settings.tracesDelayMs,
      serviceName: 'shell',
      version,
      onCollector: (isAvailable, sentence) => log()[isAvailable ? 'info' : 'warn'](sentence),
    }),
  load: () => import('./trace-requests.ts'),
});
