import { useRouteContext } from '@site/shell-contract';

/** The configured e-mail address, as a link. */
export function ContactAddress() {
  const { contactEmail } = useRouteContext().site;
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
