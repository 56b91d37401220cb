import type { components } from '#contract/types.gen.ts';
import type { Role } from '#rules/roles.ts';
import { gameById, GAMES } from '#rules/rounds/round.ts';
import { dryRun } from '../../lib/dry-run.ts';
import type { Tx } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import type { SettlementPreview, Wager } from '../wager/index.ts';
import * as repository from './desk-repository.ts';
import type { DeskRoundRow, DeskState } from './desk-repository.ts';
import { offerOf, type Plays } from './play.ts';
import { storedOffer } from './offer.ts';
import { readMaintenance, storeRound } from './repository.ts';
import { roundById, stateOfRound } from './service.ts';
import { eventOf, ROUND_SELECTION, settlesAt } from './strategy.ts';
import type { StoredRound } from './types.ts';

type Schemas = components['schemas'];

interface Staff {
  actor: string;
  ip: string;
  role: Role;
}

type Refused = 'NOT_FOUND' | 'INVALID_STATE';

export interface RoundDesk {
  games(): Promise<Schemas['DeskGame'][]>;
  /** False of an id that no game has. */
  setMaintenance(
    change: { gameId: number; isOn: boolean; until: number | null; reason: string },
    staff: Staff,
  ): Promise<boolean>;
  rounds(page: {
    begins: string | undefined;
    state: DeskState | undefined;
    after: Position | undefined;
    limit: number;
    role: Role;
  }): Promise<{ data: Schemas['DeskRound'][]; nextCursor: string | null }>;
  /** What `voidRound` would do. Changes nothing. */
  previewVoid(
    roundId: string,
    staff: Pick<Staff, 'role'>,
  ): Promise<(SettlementPreview & { resultVersion: number }) | Refused>;
  /** Answers how many bets were given back. */
  voidRound(roundId: string, reason: string, staff: Staff): Promise<number | Refused>;
}

interface DeskPorts {
  plays: Plays;
  wager: Pick<Wager<Schemas['BetLeg']>, 'settleEvent' | 'previewEvent'>;
}

function showRound(
  row: DeskRoundRow,
  { now, role }: { now: number; role: Role },
): Schemas['DeskRound'] | null {
  const { id, gameId, facts, result, version, bets, openBets, members, money } = row;
  const found = roundById(id);
  if (!found) return null;
  const { number, dayKey, closesAt, drawsAt } = found.round;
  const state = stateOfRound(found.round, row, now);
  return {
    roundId: id,
    gameId,
    round: number,
    dayKey,
    closesAt,
    drawsAt,
    state,
    version,
    result: result as Schemas['DeskRound']['result'],
    ...(facts.card && { card: facts.card as Schemas['DeskRound']['card'] }),
    bets,
    openBets,
    members,
    money,
    canVoid: state === 'open' || state === 'closed' || (role === 'admin' && state === 'drawn'),
  };
}

async function makeVoid(
  q: Tx,
  plays: Plays,
  { id, role, now }: { id: string; role: Role; now: number },
): Promise<StoredRound | Refused> {
  const found = roundById(id);
  if (!found || found.round.opensAt > now) return 'NOT_FOUND';
  const { game, round } = found;
  const facts = await plays.facts(game, round);
  // One without bets is not stored yet; when its draw is over it stays as it was drawn.
  if (round.drawsAt > now) {
    const offer = storedOffer(offerOf(game, facts));
    await storeRound(q, { round, settlesAt: settlesAt(game, round), facts, offer });
  }
  const made = await repository.voidStored(q, { id, mayDrawn: role === 'admin', now });
  return made ?? 'INVALID_STATE';
}

/** Secrets are read before: inside a transaction there is no other way to the database. */
async function ready(plays: Plays, id: string): Promise<void> {
  const found = roundById(id);
  if (found) await plays.facts(found.game, found.round);
}

export function createRoundDesk(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { plays, wager }: DeskPorts,
): RoundDesk {
  return {
    async games() {
      const maintenance = await readMaintenance(db);
      const open = new Map((await repository.readOpenStakes(db)).map((one) => [one.gameId, one]));
      return GAMES.map(({ id }) => ({
        id,
        systemMaintenanceFlg: maintenance.has(id),
        until: maintenance.get(id) ?? null,
        openBets: open.get(id)?.bets ?? 0,
        stakes: open.get(id)?.money ?? [],
      }));
    },
    async setMaintenance({ gameId, isOn, until, reason }, { actor, ip }) {
      if (!gameById(gameId)) return false;
      await db.tx(async (q) => {
        const before = await readMaintenance(q);
        await repository.setMaintenance(q, { gameId, isOn, until });
        await recordAudit(q, {
          at: clock.now(),
          actor,
          ip,
          action: 'game.maintenance',
          target: String(gameId),
          before: { maintenance: before.has(gameId), until: before.get(gameId) ?? null },
          after: { maintenance: isOn, until, reason },
        });
      });
      return true;
    },
    async rounds({ limit, role, ...filter }) {
      const now = clock.now();
      const rows = await repository.listDeskRounds(db, { ...filter, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ drawsAt, gameId }) => ({
        at: drawsAt,
        id: String(gameId),
      }));
      return { ...page, data: page.data.flatMap((row) => showRound(row, { now, role }) ?? []) };
    },
    async previewVoid(roundId, { role }) {
      await ready(plays, roundId);
      const tried = await dryRun(db, (q) =>
        makeVoid(q, plays, { id: roundId, role, now: clock.now() }),
      );
      if (typeof tried === 'string') return tried;
      const preview = await wager.previewEvent(ROUND_SELECTION, eventOf(db, tried));
      return { resultVersion: tried.version - 1, ...preview };
    },
    async voidRound(roundId, reason, { actor, ip, role }) {
      await ready(plays, roundId);
      const made = await db.tx(async (q) => {
        const row = await makeVoid(q, plays, { id: roundId, role, now: clock.now() });
        if (typeof row === 'string') return row;
        await recordAudit(q, {
          at: clock.now(),
          actor,
          ip,
          action: 'round.void',
          target: roundId,
          before: { state: row.result === null ? 'open' : 'drawn' },
          after: { state: 'voided', reason },
        });
        return row;
      });
      if (typeof made === 'string') return made;
      // A crash here loses nothing: the round is marked, the settlement task goes on.
      return (await wager.settleEvent(ROUND_SELECTION, roundId)).settled;
    },
  };
}
