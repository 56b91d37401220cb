import type { Db, Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import { recordAudit } from '../audit/index.ts';
import * as repository from './board-repository.ts';
import * as events from './event-repository.ts';
import type { Answering } from './inquiries.ts';

type Draft<T> = Omit<T, 'id'>;

/** Who adds, and under which key; a call without one adds each time. */
interface Keyed {
  key: string | undefined;
  by: Answering;
}

interface Adding extends Keyed {
  /** What was sent, by which a repeat is known. */
  body: unknown;
}

/** A table of things that staff writes: how one is found, kept and changed. */
interface Kept<T extends { id: number }> {
  name: string;
  take(q: Queryable, id: number): Promise<T | null>;
  update(q: Queryable, row: T): Promise<void>;
}

const NEWS: Kept<repository.DeskNews> = {
  name: 'news',
  take: repository.takeNews,
  update: repository.updateNews,
};
const POPUP: Kept<repository.DeskPopup> = {
  name: 'popup',
  take: repository.takePopup,
  update: repository.updatePopup,
};
const EVENT: Kept<events.DeskSiteEvent> = {
  name: 'event',
  take: events.takeEvent,
  update: events.updateEvent,
};
const BANK: Kept<repository.Bank> = {
  name: 'bank',
  take: repository.takeBank,
  update: repository.updateBank,
};

const MOST_LISTED = 200;

/** Makes what staff does with notices, popups, events and banks. Each command leaves an audit record with what was there before. */
export function createBoard(db: Db) {
  function record(
    q: Queryable,
    { actor, ip, now: at }: Answering,
    change: { name: string; verb: string; id: number; before: unknown; after: unknown },
  ): Promise<void> {
    const { name, verb, id, before, after } = change;
    const target = `${name}:${id}`;
    return recordAudit(q, { at, actor, ip, action: `${name}.${verb}`, target, before, after });
  }

  function change<T extends { id: number }>(
    { name, take, update }: Kept<T>,
    id: number,
    { wanted, by }: { wanted: Partial<Draft<T>>; by: Answering },
  ): Promise<T | null> {
    return db.tx(async (q) => {
      const before = await take(q, id);
      if (!before) return null;
      const after = { ...before, ...wanted };
      await update(q, after);
      await record(q, by, { name, verb: 'change', id, before, after });
      return after;
    });
  }

  function remove<T extends { id: number }>(
    { name, take }: Kept<T>,
    {
      id,
      by,
      from,
    }: { id: number; by: Answering; from: (q: Queryable, id: number) => Promise<void> },
    isInUse: (q: Queryable, id: number) => Promise<boolean> = async () => false,
  ): Promise<'deleted' | 'NOT_FOUND' | 'INVALID_STATE'> {
    return db.tx(async (q) => {
      const before = await take(q, id);
      if (!before) return 'NOT_FOUND';
      if (await isInUse(q, id)) return 'INVALID_STATE';
      await from(q, id);
      await record(q, by, { name, verb: 'delete', id, before, after: null });
      return 'deleted';
    });
  }

  function add<T extends { id: number }>(
    name: 'news' | 'popup' | 'event',
    { body, key, by }: Adding,
    insert: (q: Queryable) => Promise<T[]>,
  ): Promise<T | 'reused'> {
    return db.tx(async (q) => {
      const run = async () => {
        const [answer] = await insert(q);
        if (!answer) throw new Error(`a new ${name} was not stored`);
        await record(q, by, { name, verb: 'add', id: answer.id, before: null, after: answer });
        return { status: 201, answer };
      };
      if (key === undefined) return (await run()).answer;
      const command = { memberId: by.actor, scope: name, key, body, at: by.now };
      const outcome = await answerOnce<T>(q, command, run);
      return outcome.kind === 'reused' ? 'reused' : outcome.answer;
    });
  }

  return {
    news: () => repository.listAllNews(db, MOST_LISTED),
    /** Adds one, once under its key; `reused` says that the key came with another text. */
    addNews: (contents: string, { key, by }: Keyed) =>
      add('news', { body: { contents }, key, by }, (q) =>
        repository.insertNews(q, contents, by.now),
      ),
    /** Null where there is none. */
    changeNews: (id: number, contents: string, by: Answering) =>
      change(NEWS, id, { wanted: { contents }, by }),
    /** Or says why not: `NOT_FOUND`, and of what is in use `INVALID_STATE`. */
    deleteNews: (id: number, by: Answering) =>
      remove(NEWS, { id, by, from: repository.removeNews }),
    popups: () => repository.listAllPopups(db, MOST_LISTED),
    /** As with notices. */
    addPopup: (draft: repository.PopupDraft, { key, by }: Keyed) =>
      add('popup', { body: draft, key, by }, (q) => repository.insertPopup(q, draft)),
    changePopup: (id: number, draft: repository.PopupDraft, by: Answering) =>
      change(POPUP, id, { wanted: draft, by }),
    deletePopup: (id: number, by: Answering) =>
      remove(POPUP, { id, by, from: repository.removePopup }),
    events: () => events.listAllEvents(db, MOST_LISTED),
    /** As with notices, but always under a key. */
    addEvent: (draft: events.EventDraft, { key, by }: Keyed) =>
      add('event', { body: draft, key, by }, (q) => events.insertEvent(q, draft)),
    changeEvent: (id: number, draft: events.EventDraft, by: Answering) =>
      change(EVENT, id, { wanted: draft, by }),
    deleteEvent: (id: number, by: Answering) =>
      remove(EVENT, { id, by, from: events.removeEvent }, events.hasRewards),
    useBank: (id: number, useFlag: 0 | 1, by: Answering) =>
      change(BANK, id, { wanted: { useFlag }, by }),
  };
}

export type Board = ReturnType<typeof createBoard>;
