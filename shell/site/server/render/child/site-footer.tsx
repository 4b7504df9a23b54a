import type { ReactNode } from 'react';
import { Footer } from '../../../app/layout/footer.tsx';
import { FOOTER, renderedSection } from '../../../app/routing/page-sections.tsx';
import type { PageAddress } from '../render-messages.ts';

export function siteFooter({ site, year, navigation, texts }: PageAddress): ReactNode {
  return renderedSection(FOOTER, <Footer site={site} year={year} navigation={navigation} texts={texts} />);
}
