/* Tells people that it is their turn, when no page of ours is open. It keeps nothing: pages and
 * answers never come from here, so none can be stale. */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/yours'));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** What the letter says is the table and its game, and nothing else. */
async function tell(data) {
  let letter = {};
  try {
    letter = data.json();
  } catch {
    // Whatever came, the browser wants something to be shown for it.
  }
  const table = /^\w+$/.test(letter.table) ? letter.table : '';
  const title = typeof letter.title === 'string' ? ` at ${letter.title}` : '';
  await self.navigator.setAppBadge?.().catch(() => {});
  await self.registration.showNotification(`It is your turn${title}`, {
    tag: `turn ${table}`,
    renotify: true,
    icon: '/icon-192.png',
    data: { path: table ? `/t/${table}` : '/yours' },
  });
}

/** A window that shows the table already, or a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** The browser has another address for us now: the host must know it. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  if (!newSubscription && !options) return;
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/ring/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth }),
  });
}
