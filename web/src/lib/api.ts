/** The HTTP side of the server. */
import type {
  GameInfo,
  Invitation,
  Join,
  Joined,
  NewTable,
  Replay,
  RuleInfo,
  TableInfo,
  TableMade,
  Error as WireError,
} from './wire';

/** The server said no, in a sentence people can read. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError('offline', 'The server does not answer. Is the network there?', null);
  }
  if (response.ok) return (await response.json()) as T;
  throw await errorOf(response);
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const error = (await response.json()) as WireError;
    return new ApiError(error.code, error.message, error.field ?? null);
  } catch {
    return new ApiError('internal', `The server answered ${response.status}.`, null);
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const games = () => call<GameInfo[]>('/games');
export const rules = (slug: string) => call<RuleInfo[]>(`/games/${encodeURIComponent(slug)}/rules`);
export const createTable = (table: NewTable) => call<TableMade>('/tables', table);
export const tableInfo = (table: string) => call<TableInfo>(at(table));
export const join = (table: string, asked: Join) => call<Joined>(`${at(table)}/join`, asked);
export const inviteToSeat = (table: string, seat: number) =>
  call<Invitation>(`${at(table)}/seats/${seat}/invite`, {});
export const replay = (table: string, viewer: string) =>
  call<Replay>(`${at(table)}/replay?viewer=${encodeURIComponent(viewer)}`);
export const recordPath = (table: string) => `/api${at(table)}/record`;

export function socketUrl(table: string, seat: number, since: number): string {
  const url = new URL(`/api${at(table)}/ws`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat >= 0) url.searchParams.set('seat', String(seat));
  url.searchParams.set('since', String(since));
  return url.href;
}
