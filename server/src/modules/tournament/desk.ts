import { tournamentFault } from '#rules/tournament.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import * as repository from './repository.ts';
import { showDesk } from './shown.ts';
import type { DeskTournament, StoredTournament, TournamentDraft } from './types.ts';

export type DraftFault = { kind: 'invalid'; field: string; message: string };
type Changed = { kind: 'changed'; tournament: DeskTournament };
type Refused = { kind: 'NOT_FOUND' | 'INVALID_STATE' };

const MOST_LISTED = 200;

/** Each command leaves an audit record. */
export function createTournamentDesk({ db }: Pick<ModuleDeps, 'db'>) {
  function record(
    q: Queryable,
    verb: 'add' | 'change' | 'delete',
    { id, by, before, after }: { id: number; by: Acting; before: unknown; after: unknown },
  ): Promise<void> {
    const { actor, ip, now: at } = by;
    const target = `tournament:${id}`;
    return recordAudit(q, { at, actor, ip, action: `tournament.${verb}`, target, before, after });
  }

  function faultOf(draft: TournamentDraft, now: number): DraftFault | null {
    const fault = tournamentFault(draft, now);
    return fault && { kind: 'invalid', ...fault };
  }

  /** Does something to a tournament that has not begun, which is kept from everybody else meanwhile. */
  function beforeStart<T>(
    id: number,
    { now }: Acting,
    work: (q: Queryable, stored: StoredTournament) => Promise<T>,
  ): Promise<T | Refused> {
    return db.tx(async (q) => {
      const stored = await repository.takeTournament(q, id);
      if (!stored) return { kind: 'NOT_FOUND' };
      return stored.startsAt <= now ? { kind: 'INVALID_STATE' } : work(q, stored);
    });
  }

  return {
    async list(now: number): Promise<DeskTournament[]> {
      return (await repository.listAll(db, MOST_LISTED)).map((one) => showDesk(one, now));
    },
    /** Adds one, once under its key; `reused` says that the key came with another draft. */
    async add(
      draft: TournamentDraft,
      { key, by }: { key: string; by: Acting },
    ): Promise<{ kind: 'added'; tournament: DeskTournament } | DraftFault | { kind: 'reused' }> {
      const { actor, now: at } = by;
      const command = { memberId: actor, scope: 'tournament' as const, key, body: draft, at };
      const outcome = await db.tx((q) =>
        answerOnce<DeskTournament | DraftFault>(q, command, async () => {
          const fault = faultOf(draft, at);
          if (fault) return { status: 400, answer: fault };
          const stored = await repository.insertTournament(q, draft);
          await record(q, 'add', { id: stored.id, by, before: null, after: stored });
          return { status: 201, answer: showDesk(stored, at) };
        }),
      );
      if (outcome.kind === 'reused') return outcome;
      const { answer } = outcome;
      return 'field' in answer ? answer : { kind: 'added', tournament: answer };
    },
    /** Its wallets stay as they are once somebody has joined with one. */
    async change(
      id: number,
      draft: TournamentDraft,
      by: Acting,
    ): Promise<Changed | DraftFault | Refused> {
      const fault = faultOf(draft, by.now);
      if (fault) return fault;
      return beforeStart<Changed | Refused>(id, by, async (q, before) => {
        if (before.players > 0 && before.currency !== draft.currency)
          return { kind: 'INVALID_STATE' };
        await repository.updateTournament(q, id, draft);
        const after = { ...before, ...draft };
        await record(q, 'change', { id, by, before, after });
        return { kind: 'changed', tournament: showDesk(after, by.now) };
      });
    },
    remove: (id: number, by: Acting): Promise<{ kind: 'deleted' } | Refused> =>
      beforeStart<{ kind: 'deleted' } | Refused>(id, by, async (q, before) => {
        await repository.removeTournament(q, id);
        await record(q, 'delete', { id, by, before, after: null });
        return { kind: 'deleted' };
      }),
  };
}

export type TournamentDesk = ReturnType<typeof createTournamentDesk>;
