import { Prose } from '@site/shell-contract';

export function IntellectualProperty() {
  return (
    <Prose>
      <p>
        Numbers and conversion factors are facts and belong to everyone: results that you compute here are yours to use without asking and without
        naming us. The texts, the design and the name of the site are protected. You may quote from the articles with a link to the page, and
        print or show pages in class.
      </p>
    </Prose>
  );
}
