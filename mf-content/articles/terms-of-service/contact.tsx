import { Link, Prose } from '@site/shell-contract';
import { ContactAddress } from '../../components/contact-address.tsx';

export function Contact() {
  return (
    <Prose>
      <p>Questions about these terms: write to <ContactAddress /> or use the <Link to="/contact">contact form</Link>.</p>
    </Prose>
  );
}
