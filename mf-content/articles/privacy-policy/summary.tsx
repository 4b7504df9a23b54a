import { Prose } from '@site/shell-contract';
import { SiteName } from '../../components/site-name.tsx';

export function Summary() {
  return (
    <Prose>
      <ul>
        <li>There are no accounts on <SiteName />. You never have to say who you are to use it.</li>
        <li>Conversions are computed in your browser.</li>
        <li>If you write to us, we store the message so that we can answer it.</li>
        <li>Analytics is off unless it was set up for this site, and stays off for you when your browser asks not to be tracked.</li>
        <li>What the site keeps on your device helps you alone, and you can delete it.</li>
        <li>We show no advertisements and sell no data.</li>
      </ul>
    </Prose>
  );
}
