import { usePageServices } from '@site/shell-contract';

export function SiteName() {
  return <>{usePageServices().site.name}</>;
}

export function ContactAddress() {
  const { contactEmail } = usePageServices().site;
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
