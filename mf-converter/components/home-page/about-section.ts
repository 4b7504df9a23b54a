import { serverSection } from '@site/shell-contract';

export const AboutThisConverterSection = serverSection('about-this-converter', async () => (await import('./about-this-converter.tsx')).AboutThisConverter);
