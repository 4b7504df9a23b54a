import { Prose } from '@site/shell-contract';
import { SiteName } from '../../components/site-name.tsx';

export function History() {
  return (
    <Prose>
      <p>
        This site, <SiteName />, was launched in 2025. It began with the conversions that people look up most, such as feet to meters, kilograms to pounds and
        Celsius to Fahrenheit. Guides and background articles joined them, and then the categories that are needed less often but missed all the
        more, such as pressure, energy and data.
      </p>
      <p>We keep adding units when visitors ask for them and a reliable definition exists.</p>
    </Prose>
  );
}
