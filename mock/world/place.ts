import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { cancelUntil } from '#rules/cancel.ts';
import { hasStarted, isInPlay } from '#rules/fixture-status.ts';
import { parseSelectionId } from '#rules/ids.ts';
import { slipDelayMs } from '#rules/in-play.ts';
import { DEFAULT_LIMITS, DEFAULT_USD_RATE, limitsFor } from '#rules/limits.ts';
import { isClosed, isOpen, stricterStatus } from '#rules/market-status.ts';
import { decideOdds } from '#rules/odds-policy.ts';
import type { Refusal as RuleRefusal } from '#rules/refusals.ts';
import { isSameScore } from '#rules/scores.ts';
import {
  checkPairs,
  checkSlip,
  jointGroups,
  jointPrices,
  modeFor,
  type Slip,
  type SlipLeg,
  slipTotals,
} from '#rules/slip.ts';
import { systemCount } from '#rules/system.ts';
import { exampleOf } from '../contract/examples.ts';
import { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import type { Game } from './game.ts';
import { checkJoint, priceOf } from './joint.ts';
import type { Person } from './person.ts';
import { meTopic, type World } from './world.ts';

type Request = Schemas['PlaceBetRequest'];
type SentLeg = Request['legs'][number];
type Refusal = Schemas['Refusal'];

interface Found {
  sent: SentLeg;
  game: Game;
  market: Schemas['Market'];
  selection: Schemas['Selection'];
}

function find({ offer }: World, sent: SentLeg): Found | null {
  const parts = parseSelectionId(sent.selectionId);
  const game = parts && offer.get(parts.fixtureId);
  const market = game?.fixture.markets.find(({ id }) => id === parts?.marketId);
  const selection = market?.selections.find(({ id }) => id === sent.selectionId);
  return game && market && selection ? { sent, game, market, selection } : null;
}

function refusalOf({ sent, game, market, selection }: Found, policy: Request['oddsPolicy']) {
  const selectionIds = [sent.selectionId];
  const { line, offerScore } = market;
  const status = stricterStatus(market.status, selection.status);
  if (!sent.inPlay && hasStarted(game.fixture.status)) {
    return { code: 'FIXTURE_STARTED', selectionIds } as const;
  }
  if (isClosed(status)) return { code: 'MARKET_CLOSED', selectionIds } as const;
  if (!isOpen(status)) return { code: 'MARKET_SUSPENDED', selectionIds } as const;
  if (!isSameScore(sent.offerScore, offerScore)) {
    return { code: 'LINE_CHANGED', selectionIds } as const;
  }
  const decision = decideOdds(policy, sent.odds, selection.odds, sent.line, line);
  if (decision.accept) return null;
  const [from, to] =
    decision.code === 'LINE_CHANGED' ? [sent.line, line] : [sent.odds, selection.odds];
  return { code: decision.code, selectionIds, from, to };
}

/** A refusal of the rules as the contract has it: without what only a screen needs. */
function sentRefusal({ selectionId, selectionIds, folders, limit, ...rest }: RuleRefusal): Refusal {
  const ids = selectionIds ?? (selectionId === undefined ? undefined : [selectionId]);
  const bound = limit ?? folders;
  return {
    ...rest,
    ...(ids && { selectionIds: ids }),
    ...(bound !== undefined && { limit: bound }),
  };
}

function legOf({ sent, game, market, selection }: Found): Schemas['BetLeg'] {
  const { fixture, league } = game;
  const { id: fixtureId, sport, home, away, startsAt, status, score, clock } = fixture;
  const { typeId, line, offerScore } = market;
  const { odds, outcome, participant } = selection;
  const match = { fixtureId, sport, leagueName: league.name, home, away, startsAt, score, clock };
  const named = participant && { participant };
  const pick = { selectionId: sent.selectionId, typeId, outcome, ...named, line, offerScore, odds };
  const { inPlay } = sent;
  const open = { inPlay, result: 0, decidedBy: null, fixtureStatus: status } as const;
  return { kind: 'fixture_selection', ...match, ...pick, ...open };
}

function legOfSlip({ game, market, selection }: Found): SlipLeg {
  const { id: marketId, typeId, line } = market;
  const { id: fixtureId, status } = game.fixture;
  const { id: selectionId, odds } = selection;
  const marketKind = kindOfMarket(typeId);
  return {
    selectionId,
    marketId,
    fixtureId,
    typeId,
    line,
    odds,
    inPlay: isInPlay(status),
    marketKind,
  };
}

/** The slip of a request by the rules, and everything they refuse it for. */
function validate(world: World, { member }: Person, request: Request) {
  const found = request.legs.map((sent) => find(world, sent));
  const missing = request.legs.filter((_, index) => found[index] === null);
  const offered = found.filter((one) => one !== null);
  const joint = checkJoint(offered, request.joint ?? [], request.oddsPolicy);
  const places = offered.map(({ game }) => ({ fixtureId: game.fixture.id }));
  const joined = request.joint ? jointGroups(places).flat() : [];
  const legs = offered.map(legOfSlip);
  const mode = request.mode ?? modeFor({ legs, joint: request.joint });
  const slip: Slip = {
    mode,
    bonus: request.bonusFolders,
    sizes: request.system?.sizes ?? null,
    ...(request.joint && { joint: [...request.joint, ...joint.prices] }),
    legs,
  };
  const inPlay = slip.legs.some((leg) => leg.inPlay);
  const limits = limitsFor({ ...member, mode, inPlay, rate: DEFAULT_USD_RATE }, DEFAULT_LIMITS);
  const funds = { stake: request.stake, balance: member.emoney };
  const refusals: Refusal[] = [
    ...missing.map(({ selectionId }) => ({
      code: 'SELECTION_NOT_FOUND' as const,
      selectionIds: [selectionId],
    })),
    ...offered.flatMap(
      (one, place) => refusalOf(one, joined.includes(place) ? 'any' : request.oddsPolicy) ?? [],
    ),
    ...joint.refusals,
    ...(slip.legs.length > 0 ? checkSlip(slip, { limits }, funds).map(sentRefusal) : []),
  ];
  return { offered, slip, mode, inPlay, refusals };
}

/** The groups of a bet, at the prices it was taken at. */
function jointOf({ legs, joint }: Slip): Pick<Schemas['Bet'], 'joint'> {
  const groups = joint ? jointPrices(legs, joint) : [];
  if (groups.length === 0) return {};
  const prices = groups.map(({ legs: places, odds, factors }) => ({
    legs: [...places],
    odds,
    factors: factors.map((part) => ({ legs: [...part.legs], factor: part.factor })),
  }));
  return { joint: prices };
}

function systemOf({
  stake,
  legs,
  system = { sizes: [] },
}: Request): Pick<Schemas['Bet'], 'system'> {
  const lines = systemCount(legs.length, system.sizes);
  return { system: { ...system, lines, lineStake: stake / lines } };
}

/** Sends the balance of a member and the bets that changed to the member's own topic. */
export function sendMember({ hub }: World, person: Person, bets: readonly Schemas['Bet'][]): void {
  const { emoney, point } = person.member;
  const changes = bets.map((bet) => ({ kind: 'bet', bet }) as const);
  hub.publish(meTopic(person), [...changes, { kind: 'balance', emoney, point }], 'me');
}

/** Places a bet: stake off the balance, the bet first in the history. @throws Refused with every reason against it. */
export function placeBet(
  world: World,
  person: Person,
  request: Request,
  key: string,
): Schemas['Bet'] {
  const { offered, slip, mode, inPlay, refusals } = validate(world, person, request);
  if (refusals.length > 0) throw new Refused('BET_REFUSED', { refusals });
  const now = world.now();
  const { stake, bonusFolders, system } = request;
  const { totalOdds, bonusFactor, payout: potentialPayout } = slipTotals(slip, stake);
  const sports = offered.filter(({ game }) => isInPlay(game.fixture.status));
  const delay = slipDelayMs(sports.map(({ game }) => game.fixture.sport));
  const matches = offered.map(({ game }) => game.fixture);
  const bet: Schemas['Bet'] = {
    ...exampleOf('placeBet', now),
    id: `bet_mock${now.toString(36)}${person.bets.length}`,
    key,
    stake,
    bonusFolders,
    ...(system && systemOf(request)),
    ...jointOf(slip),
    totalOdds,
    bonusFactor,
    potentialPayout,
    currency: person.member.currency,
    type: inPlay ? 2 : 1,
    mode,
    status: inPlay ? 'pending' : 'accepted',
    pendingUntil: inPlay ? now + delay : null,
    cancelUntil: inPlay ? null : cancelUntil(now, matches as Parameters<typeof cancelUntil>[1]),
    legs: offered.map(legOf),
  };
  person.member.emoney -= stake;
  person.bets.unshift(bet);
  sendMember(world, person, [bet]);
  return bet;
}

/** Prices picks of one match together. @throws Refused with every reason against them. */
export function quoteJointly(world: World, legs: readonly SentLeg[]) {
  const found = legs.map((sent) => find(world, sent));
  const offered = found.filter((one) => one !== null);
  const fixtureId = offered[0]?.game.fixture.id ?? '';
  const selectionIds = legs.map((leg) => leg.selectionId);
  const refusals: Refusal[] = [
    ...legs.flatMap(({ selectionId }, place) =>
      found[place] ? [] : [{ code: 'SELECTION_NOT_FOUND' as const, selectionIds: [selectionId] }],
    ),
    ...offered.flatMap((one) => refusalOf(one, 'any') ?? []),
    ...checkPairs({ bonus: null, joint: [], legs: offered.map(legOfSlip) }).map(sentRefusal),
  ];
  if (offered.some(({ game }) => game.fixture.id !== fixtureId))
    refusals.push({ code: 'SAME_FIXTURE_COMBINATION', selectionIds });
  if (refusals.length > 0) throw new Refused('BET_REFUSED', { refusals });
  const answer = priceOf(offered);
  if (!answer.ok)
    throw new Refused('BET_REFUSED', { refusals: [{ code: answer.code, selectionIds }] });
  const priced = offered.map(({ selection: { id, odds } }) => ({ selectionId: id, odds }));
  const { odds, factor } = answer;
  const { fixture, scores } = offered[0]?.game ?? {};
  // The order of the picks makes no other price.
  const taken = priced.map((leg) => leg.odds).sort((one, other) => one - other);
  const known = [...taken, fixture?.status, JSON.stringify(scores)];
  const version = known.join(' ').slice(0, 64);
  return { fixtureId, odds, factor, version, at: world.now(), legs: priced };
}
