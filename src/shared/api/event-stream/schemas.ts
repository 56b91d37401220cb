import * as z from 'zod/mini';
import type { Dto } from '#contract/types.gen.ts';
import {
  isClockDetail,
  isInterruption,
  isMatchEvent,
  isTournamentRank,
} from '#contract/checks.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

// The annotations hold each schema against the contract: a field renamed there does not compile here.

const sport = z.enum(SPORT_KEYS);
const kind = z.enum(['cross', 'wintielose', 'handicap', 'special', 'live']);
const offerStatus = z.literal([1, 2, 3]);
const score = z.object({ home: z.number(), away: z.number() });
const clock = z.object({
  period: z.string(),
  minute: z.nullable(z.number()),
  inning: z.optional(z.object({ number: z.number(), half: z.enum(['top', 'bottom']) })),
  detail: z.optional(z.custom<Dto<'ClockDetail'>>(isClockDetail)),
});
const interruption = z.optional(z.custom<Dto<'Interruption'>>(isInterruption));
const scores = z.record(z.string(), score);
const counts = z.record(z.string(), scores);
const events = z.array(z.custom<Dto<'MatchEvent'>>(isMatchEvent));
const odds = z.int().check(z.gte(100));

const participant = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['player', 'team', 'runner']),
  side: z.optional(z.enum(['home', 'away'])),
});
const selection = z.object({
  id: z.string(),
  outcome: z.string(),
  odds,
  status: offerStatus,
  participant: z.optional(participant),
});
const market = z.object({
  id: z.string(),
  typeId: z.number(),
  line: z.nullable(z.int()),
  name: z.optional(z.string()),
  offerScore: z.nullable(score),
  status: offerStatus,
  selections: z.array(selection),
});
const league = z.object({
  id: z.string(),
  sport,
  name: z.string(),
  country: z.string(),
  order: z.number(),
});
const fixture = z.object({
  id: z.string(),
  sport,
  leagueId: z.string(),
  home: z.string(),
  away: z.string(),
  homeId: z.string(),
  awayId: z.string(),
  startsAt: z.number(),
  status: z.number(),
  score: z.nullable(score),
  clock: z.nullable(clock),
  interruption,
  marketCount: z.number(),
  markets: z.array(market),
});
const boardCounts: z.ZodMiniType<Dto<'BoardCount'>[]> = z.array(
  z.object({ kind, sport, fixtures: z.number() }),
);

/** Bets are checked as far as the app must rely on them; what is in a leg comes from our own server whole. */
const bet = z.custom<Dto<'Bet'>>((value) => {
  return z.safeParse(
    z.object({
      id: z.string(),
      status: z.string(),
      stake: z.int(),
      legs: z.array(z.looseObject({})),
    }),
    value,
  ).success;
});

const oddsChange = z.object({
  kind: z.literal('odds'),
  selections: z.array(z.object({ id: z.string(), odds, status: offerStatus })),
});
const stateChange = z.object({
  kind: z.literal('state'),
  fixtureId: z.string(),
  status: z.number(),
  score: z.nullable(score),
  clock: z.nullable(clock),
  interruption,
  marketCount: z.number(),
  startsAt: z.optional(z.number()),
  scores: z.optional(scores),
  counts: z.optional(counts),
  events: z.optional(events),
});
const marketStatusChange = z.object({
  kind: z.literal('marketStatus'),
  fixtureId: z.string(),
  marketIds: z.array(z.string()),
  status: offerStatus,
});
const marketChange = z.object({ kind: z.literal('market'), fixtureId: z.string(), market });

export const boardChanges: z.ZodMiniType<Dto<'BoardChange'>[]> = z.array(
  z.discriminatedUnion('kind', [
    oddsChange,
    stateChange,
    marketStatusChange,
    marketChange,
    z.object({ kind: z.literal('fixture'), league, fixture }),
    z.object({ kind: z.literal('remove'), fixtureId: z.string() }),
  ]),
);
export const fixtureChanges: z.ZodMiniType<Dto<'FixtureChange'>[]> = z.array(
  z.discriminatedUnion('kind', [oddsChange, stateChange, marketStatusChange, marketChange]),
);
const inquiryState = z.enum(['open', 'answering', 'answered', 'closed']);
export const meChanges: z.ZodMiniType<Dto<'MeChange'>[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('balance'), emoney: z.int(), point: z.int() }),
    z.object({ kind: z.literal('bet'), bet }),
    z.object({ kind: z.literal('unread'), count: z.int() }),
    z.object({ kind: z.literal('unseenResults'), count: z.int() }),
    z.object({
      kind: z.literal('request'),
      id: z.string(),
      type: z.string(),
      state: z.string(),
      reason: z.nullable(z.string()),
    }),
    z.object({ kind: z.literal('inquiry'), id: z.string(), state: inquiryState }),
  ]),
);
const setting = {
  siteNoticeFlg: z.boolean(),
  joinStartEndFlg: z.boolean(),
  tetherMaintenanceFlag: z.literal([0, 1]),
};
export const siteChanges: z.ZodMiniType<Dto<'SiteChange'>[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('setting'), ...setting }),
    z.object({ kind: z.literal('access'), currentAccessUserCount: z.number() }),
    z.object({ kind: z.literal('counts'), counts: boardCounts }),
  ]),
);

export const boardState: z.ZodMiniType<Dto<'Board'>> = z.object({
  sport,
  kind,
  leagues: z.array(league),
  fixtures: z.array(fixture),
});
export const leagueState: z.ZodMiniType<Dto<'LeagueBoard'>> = z.object({
  league,
  fixtures: z.array(fixture),
});
const leagueCount = { league, fixtures: z.int() };
export const leagueListState: z.ZodMiniType<Dto<'LeagueList'>> = z.object({
  leagues: z.array(z.object(leagueCount)),
});
export const leaguesChanges: z.ZodMiniType<Dto<'LeaguesChange'>[]> = z.array(
  z.object({ kind: z.literal('league'), ...leagueCount }),
);
export const fixtureState: z.ZodMiniType<Dto<'FixtureDetail'>> = z.object({
  league,
  fixture,
  scores,
  counts: z.optional(counts),
  events: z.optional(events),
});
export const inPlayState: z.ZodMiniType<Dto<'InPlayList'>> = z.object({
  leagues: z.array(league),
  fixtures: z.array(fixture),
  nextStartsAt: z.nullable(z.number()),
});
export const meState: z.ZodMiniType<Dto<'MeState'>> = z.object({
  emoney: z.int(),
  point: z.int(),
  unreadCount: z.int(),
  unseenResults: z.int(),
  openBets: z.array(bet),
});
export const siteState: z.ZodMiniType<Dto<'SiteState'>> = z.object({
  ...setting,
  currentAccessUserCount: z.number(),
  counts: boardCounts,
});

const deskKind = z.enum([
  'signup',
  'deposit',
  'withdrawal',
  'adjustment',
  'setting',
  'settlement',
  'tetherDeposit',
  'couponIssue',
]);
const requestState = z.enum([
  'applied',
  'requested',
  'checking',
  'awaiting_second',
  'approved',
  'paid',
  'rejected',
  'cancelled',
  'expired',
  'reversed',
  'failed',
  'waiting',
  'confirming',
  'partial',
  'late',
  'reviewing',
  'credited',
]);
export const deskState: z.ZodMiniType<Dto<'DeskState'>> = z.object({
  queues: z.array(
    z.object({
      kind: deskKind,
      waiting: z.int(),
      checking: z.int(),
      second: z.int(),
      oldestAt: z.nullable(z.number()),
      done: z.int(),
      refused: z.int(),
      closed: z.int(),
      averageMs: z.nullable(z.int()),
      doneAmount: z.array(z.object({ currency: z.enum(['KRW', 'USD']), amount: z.int() })),
    }),
  ),
  inquiries: z.object({
    open: z.int(),
    answering: z.int(),
    oldestAt: z.nullable(z.number()),
  }),
  staff: z.array(
    z.object({
      id: z.string(),
      nickname: z.string(),
      role: z.enum(['manager', 'admin']),
      isOnline: z.boolean(),
    }),
  ),
});
export const deskChanges: z.ZodMiniType<Dto<'DeskChange'>[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('request'),
      id: z.string(),
      type: deskKind,
      state: requestState,
      lockedBy: z.nullable(z.string()),
      lockedUntil: z.nullable(z.number()),
      actor: z.string(),
    }),
    z.object({
      kind: z.literal('inquiry'),
      id: z.string(),
      state: inquiryState,
      lockedBy: z.nullable(z.string()),
      lockedUntil: z.nullable(z.number()),
      actor: z.nullable(z.string()),
    }),
    z.object({
      kind: z.literal('debt'),
      betId: z.string(),
      memberId: z.string(),
      owed: z.int(),
    }),
  ]),
);

const ranking = {
  players: z.int(),
  ranking: z.array(z.custom<Dto<'TournamentRank'>>(isTournamentRank)),
};
export const tournamentState: z.ZodMiniType<Dto<'TournamentTopicState'>> = z.object(ranking);
export const tournamentChanges: z.ZodMiniType<Dto<'TournamentTopicChange'>[]> = z.array(
  z.object({ kind: z.literal('ranking'), ...ranking }),
);
