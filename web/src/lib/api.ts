/** The HTTP side of the server. */
import { sentence } from './prose';
import type {
  BookInfo,
  Done,
  FigureInfo,
  GameInfo,
  Invitation,
  InvitationInfo,
  Join,
  Joined,
  LessonNow,
  LessonsInfo,
  NewTable,
  OpenTable,
  PlayAgain,
  PlayedOn,
  PlayOn,
  RecapInfo,
  Replay,
  RuleInfo,
  Story,
  TableInfo,
  TableMade,
  TakeLesson,
  Error as WireError,
} from './wire';

/** The server said no, in a sentence people can read. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null,
  ) {
    super(sentence(message));
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
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

let shelf: GameInfo[] | null = null;

/** The games, where the server has laid them into the page: nothing has to be waited for. */
export function shelfHere(): GameInfo[] | null {
  const laid = shelf ? null : document.getElementById('shelf')?.textContent;
  if (laid) shelf = JSON.parse(laid) as GameInfo[];
  return shelf;
}

export async function games(): Promise<GameInfo[]> {
  shelf = shelfHere() ?? (await call<GameInfo[]>('/games'));
  return shelf;
}

export const rules = (slug: string) => call<RuleInfo[]>(`/games/${encodeURIComponent(slug)}/rules`);
export const book = (slug: string) => call<BookInfo>(`/games/${encodeURIComponent(slug)}/book`);
export const figure = (slug: string, name: string) =>
  call<FigureInfo>(`/games/${encodeURIComponent(slug)}/book/${encodeURIComponent(name)}`);
export const lessons = (slug: string) =>
  call<LessonsInfo>(`/games/${encodeURIComponent(slug)}/lessons`);
/** Where one is in a lesson, and what comes of an action there; the server keeps nothing of it. */
export const takeLesson = (slug: string, lesson: string, asked: TakeLesson) =>
  call<LessonNow>(
    `/games/${encodeURIComponent(slug)}/lessons/${encodeURIComponent(lesson)}`,
    asked,
  );
export const createTable = (table: NewTable) => call<TableMade>('/tables', table);
/** The public list, all of it or of one game. */
export const openTables = (slug: string) =>
  call<OpenTable[]>(slug ? `/open?game=${encodeURIComponent(slug)}` : '/open');
export const tableInfo = (table: string) => call<TableInfo>(at(table));
export const join = (table: string, asked: Join) => call<Joined>(`${at(table)}/join`, asked);
export const inviteToSeat = (table: string, seat: number) =>
  call<Invitation>(`${at(table)}/seats/${seat}/invite`, {});
export const uninvite = (table: string, seat: number) =>
  call<unknown>(`${at(table)}/seats/${seat}/uninvite`, {});
/** Whether an invitation is still good; asking spends nothing. */
export const invitation = (table: string, invite: string) =>
  call<InvitationInfo>(`${at(table)}/invitation`, { invite });
/** Set the table once more for the same people, or come along to where somebody has set it. */
export const playAgain = (table: string, asked: PlayAgain) =>
  call<PlayedOn>(`${at(table)}/again`, asked);
export const clearTable = (table: string) => call<Done>(`${at(table)}/clear`, {});
export const replay = (table: string, viewer: string) =>
  call<Replay>(`${at(table)}/replay?viewer=${encodeURIComponent(viewer)}`);
/** What a viewer heard before this entry. */
export const story = (table: string, seat: number, before: number) =>
  call<Story>(`${at(table)}/story?before=${before}${seat >= 0 ? `&seat=${seat}` : ''}`);
export const recap = (table: string, viewer: string) =>
  call<RecapInfo>(`${at(table)}/recap?viewer=${encodeURIComponent(viewer)}`);
export const playOn = (table: string, asked: PlayOn) =>
  call<TableMade>(`${at(table)}/onward`, asked);
/** Words kept with a moment of a finished game, by one of this device's seats. */
export const comment = (table: string, seat: number, seq: number, text: string) =>
  call<unknown>(`${at(table)}/comment?seat=${seat}`, { id: 'comment', at: seq, text });
/** Take a line back that stands in a replay: one's own, or as the table's maker. */
export const takeBack = (table: string, seat: number, entry: number) =>
  call<unknown>(`${at(table)}/remove?seat=${seat}`, { id: 'remove', entries: [entry] });
export const recordPath = (table: string) => `/api${at(table)}/record`;
/** Whether this device may have the table's record. */
export const hasRecord = async (table: string) =>
  (await fetch(recordPath(table)).catch(() => null))?.ok ?? false;

export function socketUrl(table: string, seat: number, since: number, hasWords: boolean): string {
  const url = new URL(`/api${at(table)}/ws`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat >= 0) url.searchParams.set('seat', String(seat));
  url.searchParams.set('since', String(since));
  url.searchParams.set('changes', '1');
  if (!hasWords) url.searchParams.set('words', '0');
  return url.href;
}
