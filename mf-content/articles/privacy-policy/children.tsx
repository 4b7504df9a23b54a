import { Prose } from '@site/shell-contract';
import { ContactAddress } from '../../components/contact-address.tsx';

export function Children() {
  return (
    <Prose>
      <p>
        This site is not directed at children under 13, and we do not knowingly collect personal data from them. If you are a parent or guardian
        and believe that a child under 13 has sent us a message with personal data, write to <ContactAddress /> and we will delete it.
      </p>
    </Prose>
  );
}
