import { dormant } from '@site/shell-contract';

/** What of a converter a first view does without. */
export const ResultActions = dormant(async () => (await import('./fields/result-actions.tsx')).ResultActions);
export const CommonConversions = dormant(async () => (await import('./common-conversions.tsx')).CommonConversions);
