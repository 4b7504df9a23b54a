import { Breadcrumbs, PageHeading, PageLayout } from '@site/shell-contract';
import type { BreadcrumbItem } from '@site/shell-contract';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { ScreenOnly, SectionStack } from './section-stack.ts';

interface PageFrameProps {
  breadcrumbs: readonly BreadcrumbItem[];
  heading: string;
  lead?: string;
  aside?: ReactNode;
  /** The printed page starts with `children`. */
  hasPlainPrint?: boolean;
  children: ReactNode;
}

export function PageFrame({ breadcrumbs, heading, lead, aside, hasPlainPrint = false, children }: PageFrameProps) {
  const Top = hasPlainPrint ? ScreenOnly : Fragment;
  return (
    <PageLayout aside={aside}>
      <Top>
        <Breadcrumbs items={breadcrumbs} />
        <PageHeading lead={lead}>{heading}</PageHeading>
      </Top>
      <SectionStack>{children}</SectionStack>
    </PageLayout>
  );
}
