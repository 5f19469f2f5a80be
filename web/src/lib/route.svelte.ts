/** Which page the address names. */

export type Route =
  | { page: 'lobby' }
  | { page: 'open' }
  | { page: 'yours' }
  | { page: 'setup'; slug: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn'; slug: string; lesson: string }
  | { page: 'rules'; slug: string; place: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (!parts.every((part) => /^[\w-]+$/.test(part))) return { page: 'lost' };
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'tables' && parts.length === 1) return { page: 'open' };
  if (first === 'yours' && parts.length === 1) return { page: 'yours' };
  if (first === 't' && second && parts.length === 2) return { page: 'table', table: second };
  if (first === 't' && second && third === 'replay' && parts.length === 3) {
    return { page: 'replay', table: second };
  }
  if (first === 'rules' && second && parts.length <= 3) {
    return { page: 'rules', slug: second, place: third ?? '' };
  }
  if (first === 'learn' && second && parts.length <= 3) {
    return { page: 'learn', slug: second, lesson: third ?? '' };
  }
  if (first === 'new' && second && parts.length === 2) return { page: 'setup', slug: second };
  return { page: 'lost' };
}

class Address {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    const read = () => {
      this.path = location.pathname;
      this.hash = location.hash;
    };
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.path = location.pathname;
    this.hash = location.hash;
    scrollTo(0, 0);
  }

  /** Take a secret out of the address bar and the history. */
  dropHash(): void {
    history.replaceState(null, '', location.pathname);
    this.hash = '';
  }

  /** Say in the address bar where on the page one is; nothing new for the history. */
  mark(hash: string): void {
    history.replaceState(null, '', location.pathname + hash);
    this.hash = hash;
  }

  /** Follow links to our own pages without loading the page anew. */
  readonly follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const address = new Address();
