import { usePageServices } from '@site/shell-contract';

export function ContactAddress() {
  const { contactEmail } = usePageServices().site;
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
