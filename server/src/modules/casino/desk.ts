import type { components } from '#contract/types.gen.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import * as repository from './desk-repository.ts';
import type { DeskRoundState, SubjectKind } from './desk-repository.ts';
import { type GameRow, listGames, listProviders } from './lobby-repository.ts';
import { isClosedAt, type Maintenance, stateOfProvider } from './lobby-state.ts';
import type { Casino } from './types.ts';

type Schemas = components['schemas'];

/** A provider has a day to end a round; then it is for staff. */
const STUCK_MS = DAY_MS;

export interface MaintenanceChange {
  kind: SubjectKind;
  id: string;
  isOn: boolean;
  until: number | null;
  reason: string;
}

type Refused = 'NOT_FOUND' | 'INVALID_STATE';

export interface CasinoDesk {
  providers(now: number): Promise<Schemas['DeskCasinoProvider'][]>;
  setMaintenance(change: MaintenanceChange, staff: Acting): Promise<'set' | Refused>;
  rounds(page: {
    begins: string | undefined;
    state: DeskRoundState | undefined;
    after: Position | undefined;
    limit: number;
    now: number;
  }): Promise<{ data: Schemas['DeskCasinoRound'][]; nextCursor: string | null }>;
  /** Answers what was given back, minor units. */
  refund(
    betId: string,
    reason: string,
    staff: Acting,
  ): Promise<{ refunded: number; currency: Schemas['Currency'] } | Refused>;
}

export function createCasinoDesk(
  { db }: Pick<ModuleDeps, 'db'>,
  casino: Pick<Casino, 'refundRound' | 'changed'>,
): CasinoDesk {
  return {
    async providers(now) {
      const rows = await listProviders(db);
      const ids = rows.map(({ id }) => id);
      const games = Map.groupBy(await listGames(db, ids), ({ providerId }) => providerId);
      const open = await repository.countOpen(db, now - STUCK_MS);
      const today = await repository.sumSince(db, startOfSeoulDay(now));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...stateOfProvider(row, now),
        openRounds: open.get(row.id)?.open ?? 0,
        stuckRounds: open.get(row.id)?.stuck ?? 0,
        today: today.get(row.id) ?? [],
        games: (games.get(row.id) ?? []).map((game) => showDeskGame(game, now)),
      }));
    },
    setMaintenance: ({ kind, id, isOn, until, reason }, { actor, ip, now }) =>
      db.tx(async (q) => {
        const before = await repository.lockSubject(q, kind, id);
        if (!before) return 'NOT_FOUND';
        if (!before.isConnected) return 'INVALID_STATE';
        const after = { isClosed: isOn, until: isOn ? until : null };
        await repository.setMaintenance(q, kind, id, after);
        await recordAudit(q, {
          at: now,
          actor,
          ip,
          action: 'casino.maintenance',
          target: id,
          before: shownMaintenance(before, now),
          after: { ...shownMaintenance(after, now), reason },
        });
        return 'set';
      }),
    async rounds({ limit, now, ...filter }) {
      const stuckSince = now - STUCK_MS;
      const rows = await repository.listDeskRounds(db, { ...filter, stuckSince, limit: limit + 1 });
      return pageOf(rows, limit, ({ openedAt, id }) => ({ at: openedAt, id }));
    },
    async refund(betId, reason, staff) {
      const given = await db.tx(async (q) => {
        const outcome = await casino.refundRound(q, { betId, reason, ...staff });
        if (outcome !== 'refunded') return outcome;
        const { memberId, ...refund } = await repository.readRefund(q, betId);
        const { now: at, actor, ip } = staff;
        await recordAudit(q, {
          at,
          actor,
          ip,
          action: 'casino.refund',
          target: betId,
          before: { state: 'open' },
          after: { state: 'refunded', amount: refund.refunded, currency: refund.currency, reason },
        });
        return { memberId, refund };
      });
      if (typeof given === 'string') return given;
      await casino.changed(given.memberId);
      return given.refund;
    },
  };
}

/** As staff set it; one whose end has come is over. */
function shownMaintenance(set: Maintenance, now: number) {
  const isOn = isClosedAt(set, now);
  return { maintenance: isOn, until: isOn ? set.until : null };
}

function showDeskGame(game: GameRow, now: number): Schemas['DeskCasinoGame'] {
  const { maintenance: isClosed, until } = shownMaintenance(game, now);
  return { id: game.id, name: game.name, kind: game.kind, isClosed, until };
}
