import { usePageServices } from '@site/shell-contract';

/** The configured email address, as a link. */
export function ContactAddress() {
  const { contactEmail } = usePageServices().site;
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
