import type { OddsPolicy } from '#rules/odds-policy.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import { saveOddsPolicy } from '../member/index.ts';
import type { PlaceInput, PlaceResult, Wager } from '../wager/index.ts';
import { type DeskFixtureFilter, deskFixtures } from './desk-fixtures.ts';
import { type JointQuoteResult, quoteJointly } from './joint-quote.ts';
import { settingOf } from './limits.ts';
import { listBetsOnFixtures } from './own-bets-repository.ts';
import type { SportsPort } from './ports.ts';
import { createResults, type Results } from './results.ts';
import type { FixtureStrategy } from './strategy.ts';
import { takenPrices } from './taken-prices.ts';
import type { BetLeg, BetSetting, SentLeg } from './types.ts';

/** A day has fewer. */
const MOST_FIXTURES = 500;

export interface SportsbookService extends Results {
  /** Lists fixtures for staff with what may be done to their results now. */
  fixtures(filter: DeskFixtureFilter): ReturnType<typeof deskFixtures>;
  place(input: PlaceInput<SentLeg>): Promise<PlaceResult<BetLeg>>;
  /** The limits and terms of the member's slips; null for one who may not bet. */
  setting(memberId: string): Promise<BetSetting | null>;
  setOddsPolicy(memberId: string, policy: OddsPolicy): Promise<void>;
  /** At which prices bets on the matches of a simulated day were taken; null of a day that nothing is published of. */
  takenPrices(page: Parameters<typeof takenPrices>[2]): ReturnType<typeof takenPrices>;
  /** What the member has on fixtures of one day, `day` being its first instant in Seoul; cancelled and refused bets are left out. */
  betsOnFixtures(memberId: string, day: number): ReturnType<typeof listBetsOnFixtures>;
  /** What picks of one fixture pay together now. */
  jointPrice(legs: readonly SentLeg[]): JointQuoteResult;
}

export interface SportsbookPorts {
  sports: SportsPort;
  strategy: FixtureStrategy;
  wager: Wager<BetLeg>;
}

export function createSportsbookService(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  { sports, strategy, wager }: SportsbookPorts,
): SportsbookService {
  return {
    place: (input) => wager.place(strategy, input),
    async setting(memberId) {
      const member = await wager.memberContext(memberId);
      return member && settingOf(member);
    },
    jointPrice: (legs) => quoteJointly(legs, (id) => sports.offer(id), deps.clock.now()),
    betsOnFixtures(memberId, day) {
      const period = { from: day, to: day + DAY_MS };
      return listBetsOnFixtures(deps.db, { memberId, ...period, limit: MOST_FIXTURES });
    },
    takenPrices: (page) => takenPrices(deps.db, sports, page),
    setOddsPolicy: (memberId, policy) => saveOddsPolicy(deps.db, memberId, policy),
    fixtures: (filter) => deskFixtures(deps.db, filter, deps.clock.now()),
    ...createResults(deps, { sports, wager }),
  };
}
