import { LEG_RESULT } from '#rules/leg-result.ts';
import { decideOdds } from '#rules/odds-policy.ts';
import type { RoundTimes } from '#rules/rounds/clock.ts';
import { roundLimitsFor } from '#rules/rounds/limits.ts';
import {
  type Game,
  gameOutcome,
  gamePath,
  isVenue,
  roundModeOf,
  settleRoundPick,
} from '#rules/rounds/round.ts';
import { paybackOf, type RoundMarket, type RoundSelection } from '#rules/rounds/tables.ts';
import type { VirtualSport } from '#rules/rounds/venues.ts';
import type { RoundMode } from '#rules/slip-mode.ts';
import type { Db } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { limitsOf } from '../setting/index.ts';
import type {
  Refusal,
  SlipToValidate,
  SlipValidation,
  StoredLeg,
  SubjectEvent,
  SubjectStrategy,
} from '../wager/index.ts';
import type { RoundDays } from './days.ts';
import { storedOffer } from './offer.ts';
import { offerOf, type Plays } from './play.ts';
import {
  clearMark,
  nextSettlement,
  readMaintenance,
  readRounds,
  roundsToSettle,
  storeRound,
} from './repository.ts';
import { type FoundRound, roundById } from './service.ts';
import type { RoundLeg, RoundSubject, SentPick, StoredRound } from './types.ts';

export const ROUND_SELECTION = 'round_selection';

export type RoundStrategy = SubjectStrategy<RoundLeg, SentPick>;

const TYPES: Readonly<Record<RoundMode, 3 | 4>> = { mini: 3, virtual: 4 };

/** How long after the draw an event of a venue is over, seconds: its bets are settled then. */
const RUNS: Readonly<Record<VirtualSport, number>> = {
  soccer: 60,
  basketball: 60,
  horse: 40,
  dog: 30,
};
const KEPT = 1_000;

export function settlesAt(game: Game, { drawsAt }: RoundTimes): number {
  return drawsAt + (isVenue(game) ? RUNS[game.sport] * 1_000 : 0);
}

function subjectOf({ subject }: StoredLeg): RoundSubject {
  return subject as RoundSubject;
}

const nameOf = ({ roundId, market, selection }: SentPick) => `${roundId}.${market}.${selection}`;

/** When a slip is looked at, and whether by what is stored alone. */
type Instant = Pick<SlipToValidate<SentPick>, 'now' | 'fresh'>;

interface Checked {
  refusals: Refusal[];
  game?: Game;
  selection?: RoundSelection;
}

interface StrategyPorts {
  days: RoundDays;
  plays: Plays;
  /** Draws what is due at an instant. */
  drawTo(now: number): Promise<void>;
}

/** The event of a round as it is stored, or as it is tried. */
export function eventOf(db: Db, row: StoredRound): SubjectEvent {
  const { id, version, state, result, facts } = row;
  const outcome = result && gameOutcome(result, facts.card);
  return {
    id,
    version,
    decide: async (legs) =>
      legs.map((leg) => {
        if (state === 'voided') return { result: LEG_RESULT.void, evidence: null };
        if (!outcome) return { result: LEG_RESULT.open, evidence: null };
        const { odds } = leg;
        return { ...settleRoundPick(outcome, { ...subjectOf(leg), odds }), evidence: result };
      }),
    settled: () => clearMark(db, id, version),
  };
}

/** Checks a pick of a slip, and stores the round of one that may be taken. */
function createCheck(
  { db }: Pick<ModuleDeps, 'db'>,
  { days, plays }: Pick<StrategyPorts, 'days' | 'plays'>,
): (pick: SentPick, at: Instant) => Promise<Checked> {
  /** What rounds offer; of those that are stored their ids as well. */
  const offers = new Map<string, readonly RoundMarket[]>();
  const stored = new Set<string>();

  async function stateRefusal(pick: SentPick, { game, round }: FoundRound, at: Instant) {
    const selectionIds = [nameOf(pick)];
    const refuse = (code: Refusal['code']): Refusal => ({ code, selectionIds });
    if (at.now < round.opensAt) return refuse('ROUND_NOT_OPEN');
    if (at.now >= round.closesAt) return refuse('ROUND_CLOSED');
    // What else may be against it is compared in the transaction that books the bet.
    if (!at.fresh && stored.has(round.key)) return null;
    if ((await readMaintenance(db)).has(game.id)) return refuse('GAME_MAINTENANCE');
    const row = (await readRounds(db, [round.key])).get(round.key);
    return row && row.state !== 'open' ? refuse('ROUND_CLOSED') : null;
  }

  async function offerFor({ game, round }: FoundRound): Promise<readonly RoundMarket[]> {
    const known = offers.get(round.key);
    if (known) return known;
    const offer = offerOf(game, await plays.facts(game, round));
    if (offers.size > KEPT) offers.clear();
    offers.set(round.key, offer);
    return offer;
  }

  async function store({ game, round }: FoundRound, offer: readonly RoundMarket[]): Promise<void> {
    if (stored.has(round.key)) return;
    const facts = await plays.facts(game, round);
    const times = { round, settlesAt: settlesAt(game, round) };
    await storeRound(db, { ...times, facts, offer: storedOffer(offer) });
    if (stored.size > KEPT) stored.clear();
    stored.add(round.key);
  }

  return async (pick, at) => {
    const selectionIds = [nameOf(pick)];
    const found = roundById(pick.roundId);
    if (!found) return { refusals: [{ code: 'SELECTION_NOT_FOUND', selectionIds }] };
    const { game } = found;
    const closed = await stateRefusal(pick, found, at);
    if (closed) return { refusals: [closed], game };
    await days.commit(at.now);
    const offer = await offerFor(found);
    const market = offer.find((one) => one.market === pick.market);
    const selection = market?.selections.find((one) => one.selection === pick.selection);
    if (!selection) return { refusals: [{ code: 'SELECTION_NOT_FOUND', selectionIds }], game };
    if (!decideOdds('none', pick.odds, selection.odds, null, null).accept) {
      const moved = { from: pick.odds, to: selection.odds };
      return { refusals: [{ code: 'ODDS_CHANGED', selectionIds, ...moved }], game };
    }
    await store(found, offer);
    return { refusals: [], game, selection };
  };
}

function validationOf(
  { request, member }: Pick<SlipToValidate<SentPick>, 'request' | 'member'>,
  checked: readonly Checked[],
): SlipValidation {
  const game = checked[0]?.game;
  const mode = game ? roundModeOf(game) : 'mini';
  return {
    refusals: checked.flatMap(({ refusals }) => refusals),
    legs: request.legs.flatMap((pick, at) => {
      const { selection } = checked[at] ?? {};
      if (!selection) return [];
      const subject: RoundSubject = {
        market: pick.market,
        selection: pick.selection,
        return: paybackOf(pick.market, selection),
      };
      const { odds } = selection;
      return [{ subjectId: nameOf(pick), eventId: pick.roundId, odds, subject }];
    }),
    prices: checked.flatMap(({ selection }) => selection?.odds ?? []),
    joint: [],
    bonusFactor: 100,
    bonusTerms: null,
    type: TYPES[mode],
    mode,
    game: game ? gamePath(game) : 'unknown',
    holdMs: 0,
    limits: roundLimitsFor({ ...member, mode }, limitsOf(member.setLimits)),
  };
}

function shownLeg(leg: StoredLeg, stored: StoredRound | undefined): RoundLeg {
  const found = roundById(leg.eventId);
  if (!found) throw new Error(`round ${leg.eventId} of a bet is none`);
  const { game, round } = found;
  const { market, selection } = subjectOf(leg);
  return {
    kind: ROUND_SELECTION,
    roundId: round.key,
    gameId: game.id,
    round: round.number,
    dayKey: round.dayKey,
    drawsAt: round.drawsAt,
    market,
    selection,
    odds: leg.odds,
    result: leg.result,
    outcome: (stored?.result ?? null) as RoundLeg['outcome'],
    ...(stored?.facts.card && { card: stored.facts.card as RoundLeg['card'] }),
  };
}

export function createRoundStrategy(
  deps: Pick<ModuleDeps, 'db'>,
  ports: StrategyPorts,
): RoundStrategy {
  const { db } = deps;
  const check = createCheck(deps, ports);
  return {
    kind: ROUND_SELECTION,
    looksAtOthers: true,
    async validate({ request, member, now, fresh }) {
      const checked = await Promise.all(request.legs.map((leg) => check(leg, { now, fresh })));
      return validationOf({ request, member }, checked);
    },
    // Nothing of this kind is held.
    async confirm(_q, { legs }) {
      return {
        refusals: [{ code: 'ROUND_CLOSED', selectionIds: legs.map((leg) => leg.subjectId) }],
        prices: legs.map((leg) => leg.odds),
        joint: [],
        bonusFactor: 100,
      };
    },
    catchUp: ports.drawTo,
    nextEventDue: () => nextSettlement(db),
    dueEvents: (now, limit) => roundsToSettle(db, now, limit),
    async event(id) {
      const row = (await readRounds(db, [id])).get(id);
      return row ? eventOf(db, row) : null;
    },
    async show(legs) {
      const rows = await readRounds(db, [...new Set(legs.map((leg) => leg.eventId))]);
      return legs.map((leg) => shownLeg(leg, rows.get(leg.eventId)));
    },
  };
}
