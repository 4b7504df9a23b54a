import type { Faq } from '@site/api-contract';

/** Written questions of the featured conversions, by canonical slug. */
export const featuredFaqs: Readonly<Record<string, readonly Faq[]>> = {};
