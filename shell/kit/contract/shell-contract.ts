/**
 * Shared with all remotes at run time. It re-exports a few names of the router, because sharing the whole package would
 * ship far more code.
 */
export { definePage, notFound, redirect } from './route/page.ts';
export type { PageContext, PageDefinition, PageProps, PageResult } from './route/page.ts';
export type { FormSubmission } from './route/form-submission.ts';
export type { BreadcrumbItem, ImageScales, PageHead, StructuredData } from './route/page-head.ts';
export type { FormPart, PlainForm } from './parts/form-part.ts';
export type { LlmsLink, LlmsPart, LlmsSection } from './parts/llms-part.ts';
export type { NavigationEntry, NavigationPart, NavigationPlace, NavigationPlacement } from './parts/navigation-part.ts';
export type { SitePart, SiteProfile, SiteTexts } from './parts/site-part.ts';
export type { SitemapContext, SitemapEntry, SitemapPart } from './parts/sitemap-part.ts';
export type { SearchAlternative, SearchAnswer, SuggestPart } from './parts/suggest-part.ts';
export type { SiteInfo } from './route/site-info.ts';
export { SiteLinksContext, useSiteLinks } from './route/site-links.ts';
export type { SiteLink } from './route/site-links.ts';
export { isSitePath } from './route/site-path.ts';
export { PageServicesProvider, usePageHead, usePageServices } from './route/page-services.tsx';
export type { PageServices } from './route/page-services.tsx';
export { lazyHydrate } from './ui/lazy-hydration/lazy-hydrate.tsx';
export type { LazyPart } from './ui/lazy-hydration/lazy-hydrate.tsx';
export { onFirstInteraction } from './route/first-interaction.ts';
export { Deferred } from './route/deferred.tsx';
export { LoadCache, withSecondAttempt } from './route/load-cache.ts';
export { useLoaded } from './route/use-loaded.ts';
export { useSettled } from './route/use-settled.ts';
export { NoticeContext, useNotify } from './route/notice.ts';
export type { Notice, Notify } from './route/notice.ts';

export * from './deprecated-names.ts';
export { Link } from './route/link.tsx';
export type { LinkProps } from './route/link.tsx';
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export * from './ui/ui-kit.ts';
