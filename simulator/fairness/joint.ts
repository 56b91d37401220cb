import { kindOf } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { jointPrice } from '#rules/joint-price.ts';
import { FACTOR_UNIT, MAX_JOINT_ODDS, returnedBy } from '#rules/joint.ts';
import type { LegResult } from '#rules/leg-result.ts';
import type { Outlook } from '#rules/outlook.ts';
import { settleSelection } from '#rules/settle.ts';
import { fixtureScript } from '../fixture-script.ts';
import type { SimulatedFixture } from '../model.ts';
import { createRandom } from '../random.ts';
import { MODELS, type PlayedSport } from '../sport-models.ts';
import { createView, type MemberView, see } from './member-view.ts';
import { type End, endOf, fixturesOf } from './season.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf, type Tally } from './tally.ts';
import { endsOf } from './worlds.ts';

const WORLDS = 12;

interface Bet {
  typeId: number;
  outcome: string;
  line: number | null;
  offerScore: { home: number; away: number } | null;
  odds: number;
}

/** What is on offer of a match at an instant. */
export interface Moment {
  sport: PlayedSport;
  bets: Bet[];
  outlook: Outlook | null;
  scores: MemberView['scores'];
}

/** What goes at a joint price: no model says how corners and cards lean on goals. */
function betsOf(view: MemberView): Bet[] {
  const scored = [...view.open.values()].filter(
    ({ market }) => marketType(market.typeId)?.counts === undefined,
  );
  return scored.flatMap(({ market }) =>
    market.selections.map(({ outcome, odds }) => {
      const { typeId, line, offerScore } = market;
      return { typeId, line, offerScore, outcome, odds };
    }),
  );
}

function resultOf(sport: PlayedSport, bet: Bet, end: End): LegResult {
  const facts = { finished: true, finishedParts: end.finished, scores: end.scores };
  return settleSelection({ ...bet, sport, ...facts });
}

/** What a group returns for one staked, by its factor (ten-thousandths): the product of what each returns, down to hundredths. */
function returned(sport: PlayedSport, group: readonly Bet[], factor: number, end: End): number {
  const product = group.reduce(
    (all, bet) => (all * returnedBy(bet.odds, resultOf(sport, bet, end))) / 200,
    (100 * factor) / FACTOR_UNIT,
  );
  return Math.min(MAX_JOINT_ODDS, Math.floor(product + 1e-9)) / 100;
}

/** What is offered when the match is announced, or at an instant in play that nothing chooses; null where betting rests. */
function momentOf(fixture: SimulatedFixture, inPlay: boolean): Moment | null {
  const { sport } = fixture.league;
  const script = fixtureScript(fixture, MODELS[sport]);
  const { instants } = MODELS[sport].play(fixture);
  const random = createRandom(`${fixture.key}/joint`);
  const at = instants[Math.floor(random.next() * instants.length)] ?? fixture.startsAt;
  const state = script.stateAt(inPlay ? at : fixture.announcedAt);
  const view = createView();
  if (state) see(view, state);
  const outlook = state?.outlook ?? null;
  const bets = betsOf(view);
  return bets.length === 0 ? null : { sport, bets, outlook, scores: view.scores };
}

/** What a group is taken at. */
interface Taken {
  /** Hundredths. */
  odds: number;
  /** Ten-thousandths. */
  factor: number;
}

/** What a group pays at a moment; null where it is not taken. */
function priceOf({ sport, outlook, scores }: Moment, picks: readonly Bet[]): Taken | null {
  const answer = jointPrice({ sport, outlook, scores, picks });
  return answer.ok ? answer : null;
}

const kindsOf = (group: readonly Bet[]) =>
  group.map(({ typeId }) => kindOf(marketType(typeId)?.family ?? '')).sort();

export interface Hunt {
  sport: PlayedSport;
  games: number;
  inPlay: boolean;
  /** Picks of a group. */
  size: 2 | 3;
  /** Groups that are tried at a moment: enough that each direction comes often. */
  tries: number;
}

/** What random groups return, all together and by the kinds of their markets. */
export function play({ sport, games, inPlay, size, tries }: Hunt): Map<string, Outcome> {
  const tallies = new Map<string, Tally>();
  for (const fixture of fixturesOf('joint', sport, games)) {
    const moment = momentOf(fixture, inPlay);
    if (!moment) continue;
    // Before the start a match can be played again and again; in play it has only one end.
    const ends = inPlay ? [endOf(fixture)] : endsOf(fixture, WORLDS);
    const random = createRandom(`${fixture.key}/groups`);
    const some = () => moment.bets[Math.floor(random.next() * moment.bets.length)] as Bet;
    const bought = new Set<Tally>();
    for (let left = tries; left > 0; left -= 1) {
      const group = Array.from({ length: size }, some);
      const kinds = kindsOf(group);
      const taken = new Set(kinds).size < size ? null : priceOf(moment, group);
      if (taken === null) continue;
      // Each stake wins one unit, so that neither long shots nor favourites decide.
      const stake = 100 / Math.max(1, taken.odds - 100);
      for (const name of ['all', kinds.join(' and ')]) {
        const tally = tallies.get(name) ?? createTally();
        tallies.set(name, tally);
        for (const end of ends)
          addBet(tally, stake, stake * returned(sport, group, taken.factor, end));
        bought.add(tally);
      }
    }
    for (const tally of bought) endGame(tally);
  }
  return new Map([...tallies].map(([name, tally]) => [name, outcomeOf(tally)]));
}
