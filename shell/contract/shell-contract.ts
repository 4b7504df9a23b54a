/**
 * The public surface of `@site/shell-contract`: all that a remote gets from the shell. The shell shares this one module with every
 * remote at run time, so router and query names are re-exported here by name: sharing those packages whole would ship far more.
 */
export type { RouteContext, RouteModule, RouteOutcome } from './route/route-module.ts';
export type { FormSubmission } from './route/form-submission.ts';
export type { BreadcrumbItem, PageHead, StructuredData } from './route/page-head.ts';
export type { FormPart, PlainForm } from './parts/form-part.ts';
export type { NavigationEntry, NavigationPart, NavigationPlace, NavigationStand } from './parts/navigation-part.ts';
export type { SitemapContext, SitemapEntry, SitemapPart } from './parts/sitemap-part.ts';
export type { SuggestPart } from './parts/suggest-part.ts';
export type { SiteInfo } from './route/site-info.ts';
export { RouteContextProvider, useRouteContext } from './route/route-context.tsx';
export { serverSection } from './route/server-section.tsx';
export type { ServerSection } from './route/server-section.tsx';
export { NoticeContext, useNotify } from './route/notice.ts';
export type { Notice, Notify } from './route/notice.ts';

export { Link } from './route/link.tsx';
export type { LinkProps } from './route/link.tsx';
export { useNavigate, useSearchParams } from 'react-router-dom';
export { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

export * from './ui/ui-kit.ts';
