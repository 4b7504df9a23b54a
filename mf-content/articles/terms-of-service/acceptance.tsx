import { Link, Prose } from '@site/shell-contract';
import { SiteName } from '../../components/site-name.tsx';

export function Acceptance() {
  return (
    <Prose>
      <p>
        These terms are an agreement between you and the operator of <SiteName /> (‘we’, ‘us’). By using the site you accept them, together with
        our <Link to="/privacy-policy">privacy policy</Link>. If you do not agree with them, please do not use the site.
      </p>
    </Prose>
  );
}
