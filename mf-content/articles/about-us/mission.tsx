import { Prose } from '@site/shell-contract';
import { SiteName } from '../../components/site-name.tsx';

export function Mission() {
  return (
    <Prose>
      <p>
        We made <SiteName /> so that a difference in units never stands between you and what you are doing: a recipe from another country, a data
        sheet in feet, a physics problem, a parcel that has to be weighed in pounds. You bring a number, and you should leave with the right one a
        moment later.
      </p>
      <p>
        It is made for students, for professionals and for everyone in between. It is free to use, without an account and without a limit.
      </p>
    </Prose>
  );
}
