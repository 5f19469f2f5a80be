/** Rule books, fetched once, and the rule that lies open on the page. */
import * as api from './api';

/** Each answer is fetched once; a failure may be tried again. */
function kept<T>(fetch: (slug: string) => Promise<T>): (slug: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (slug) => {
    const found = known.get(slug) ?? fetch(slug);
    known.set(slug, found);
    found.catch(() => known.delete(slug));
    return found;
  };
}

/** All rules of the ledger. */
export const rulebook = kept(api.rules);
/** The same as a book for people; without chapters where a game has only its ledger. */
export const bookOf = kept(api.book);

/** A rule the page shows over everything else. */
class OpenRule {
  id = $state<string | null>(null);
  slug = $state('');

  show(slug: string, id: string): void {
    this.slug = slug;
    this.id = id;
  }

  close(): void {
    this.id = null;
  }
}

export const openRule = new OpenRule();
