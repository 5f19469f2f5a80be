/** Rule books, fetched once, and the rule that lies open on the page. */
import * as api from './api';
import type { RuleInfo } from './wire';

const books = new Map<string, Promise<RuleInfo[]>>();

export function rulebook(slug: string): Promise<RuleInfo[]> {
  let book = books.get(slug);
  if (book === undefined) {
    book = api.rules(slug);
    book.catch(() => books.delete(slug));
    books.set(slug, book);
  }
  return book;
}

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
