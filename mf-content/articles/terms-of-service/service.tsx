import { Prose } from '@site/shell-contract';

export function Service() {
  return (
    <Prose>
      <p>
        The site converts values between units of measurement and offers reference tables and articles about them. It is free of charge. It needs
        no account and no registration.
      </p>
      <p>
        We try to have it available at all times, but we do not promise that it will be. It can be out of reach for maintenance or because of
        faults.
      </p>
    </Prose>
  );
}
