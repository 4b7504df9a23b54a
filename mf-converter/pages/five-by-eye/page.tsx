import { definePage } from '@site/shell-contract';
import { FiveByEyePage, type FiveByEyeData } from './five-by-eye-page.tsx';

export const page = definePage<FiveByEyeData>({
  load: async () => (await import('./load-five-by-eye.tsx')).loadFiveByEye(),
  Page: ({ data }) => <FiveByEyePage {...data} />,
  searchParams: ['date'],
});
