import { Link, Prose } from '@site/shell-contract';
import { ContactAddress } from '../../components/contact-address.tsx';

export function Feedback() {
  return (
    <Prose>
      <p>
        Corrections, wishes and questions are welcome. Use the <Link to="/contact">contact form</Link> or write to <ContactAddress />. If a result
        looks wrong to you, tell us the page, the number that you typed and the result that you expected.
      </p>
    </Prose>
  );
}
