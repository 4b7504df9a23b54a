import { Prose } from '@site/shell-contract';
import { SiteName } from '../../components/site-name.tsx';

export function Summary() {
  return (
    <Prose>
      <ul>
        <li><SiteName /> has no accounts. You never have to say who you are to use it.</li>
        <li>Conversions are computed in your browser.</li>
        <li>If you write to us, we store the message so that we can answer it.</li>
        <li>Analytics stays off when your browser asks not to be tracked.</li>
        <li>We show no advertisements and sell no data.</li>
      </ul>
    </Prose>
  );
}
