/** What the system shows and the host sends: notifications, and the worker that receives letters.
 * The worker is there only for who has asked for it by a click. */
import { ring } from './ring.svelte';

/** Why this browser shows no notifications here; empty when it does, or may be asked. */
export function noNotifications(): string {
  if (!globalThis.isSecureContext) return 'Notifications need a page that came over https.';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) {
    return 'This browser shows no notifications. On an iPhone or iPad, put Lampblack on the home screen first.';
  }
  if (Notification.permission === 'denied') {
    return 'Notifications of this page are forbidden in the browser’s settings; allow them there first.';
  }
  return '';
}

/** Why nobody can be told here once the page is closed; empty when they can, as far as is known. */
export function noPush(): string {
  const none = noNotifications();
  if (none) return none;
  if (!('PushManager' in globalThis)) {
    return 'This browser cannot be reached once the page is closed.';
  }
  return ring.info !== null && ring.info.push_key === null ? NO_WAY_OUT : '';
}

const NO_WAY_OUT =
  'This host has no way out to browsers, so it can tell you only while the page is open.';

export async function allowNotifications(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await worker();
  return true;
}

const mayNotify = () => noNotifications() === '' && Notification.permission === 'granted';

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

const tag = (table: string) => `turn ${table}`;

/** The same as the worker shows for a letter; one takes the place of the other. */
export async function notifyTurn(table: string, title: string): Promise<void> {
  if (!mayNotify()) return;
  const there = await worker();
  const data = { path: `/t/${table}` };
  const options = { tag: tag(table), renotify: true, icon: '/icon-192.png', data };
  await there.showNotification(`It is your turn at ${title}`, options);
}

/** Whoever is there needs no notification any more. */
export async function unnotify(table: string): Promise<void> {
  if (!mayNotify()) return;
  const there = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await there?.getNotifications({ tag: tag(table) })) ?? []) shown.close();
}

/** Have this device told by the host. */
export async function startPush(): Promise<void> {
  if (!(await allowNotifications()))
    throw new Error(noNotifications() || 'Notifications were not allowed.');
  await ring.ensure();
  await ring.refresh();
  const key = ring.info?.push_key;
  if (!key) throw new Error(NO_WAY_OUT);
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await subscribed(pushManager, key);
  const { endpoint = '', keys = {} } = made.toJSON();
  await ring.subscribe({ endpoint, key: keys.p256dh ?? '', auth: keys.auth ?? '' });
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(
      'This browser’s push service does not answer, so it cannot be reached when the page is closed.',
    );
  }
}

export async function stopPush(): Promise<void> {
  const there = await navigator.serviceWorker.getRegistration('/');
  await (await there?.pushManager.getSubscription())?.unsubscribe();
  await ring.subscribe({});
}
