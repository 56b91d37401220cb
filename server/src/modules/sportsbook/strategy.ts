import { type CancelFixture, cancelUntil } from '#rules/cancel.ts';
import { isFinished } from '#rules/fixture-status.ts';
import { isDecided } from '#rules/leg-result.ts';
import type { ModuleDeps } from '../../module.ts';
import type { SubjectEvent, SubjectStrategy } from '../wager/index.ts';
import { decidePending } from './confirm.ts';
import { isByPlay } from './by-play.ts';
import { evidenceOf, readEvidence } from './evidence.ts';
import { validateSlip } from './validate.ts';
import { legOutcome } from './leg-outcome.ts';
import { limitsOf } from './limits.ts';
import type { FixtureResult, Offer, SportsPort } from './ports.ts';
import { quoteOf } from './quote.ts';
import {
  dueFixtures,
  nextFixtureDue,
  readCancelFixtures,
  readMarkets,
  readOffered,
  readOffers,
  readResult,
} from './repository.ts';
import { FIXTURE_SELECTION, fixtureLegOf } from './subject.ts';
import type { FixtureLeg, SentLeg } from './types.ts';

export type FixtureStrategy = SubjectStrategy<FixtureLeg, SentLeg>;

/** The type of a bet without a leg in play. */
const PREMATCH = 1;

function cancelFixtureOf({ startsAt, fixtureStatus }: FixtureLeg): CancelFixture {
  return { startsAt, status: fixtureStatus };
}

type Deps = Pick<ModuleDeps, 'db' | 'log'>;

/** The event of a fixture with a result, the stored one or one that is tried. */
export function eventOf(
  { db, log }: Deps,
  sports: Pick<SportsPort, 'settled'>,
  fixture: FixtureResult,
): SubjectEvent {
  let offered: Promise<Map<string, string[]>> | undefined;
  return {
    id: fixture.id,
    version: fixture.resultVersion,
    async decide(legs, now) {
      if (legs.length === 0) return [];
      offered ??= readOffered(db, fixture.id);
      const outcomes = await offered;
      return legs.map(fixtureLegOf).map((leg) => {
        const outcome = legOutcome(leg, fixture, outcomes.get(leg.marketId), now);
        const { result } = outcome;
        return { result, evidence: evidenceOf(outcome), byPlay: isByPlay(leg, result, fixture) };
      });
    },
    async settled(undecided) {
      if (undecided > 0 && isFinished(fixture.status)) {
        const facts = { fixtureId: fixture.id, legs: undecided };
        log.warn(facts, 'legs of a finished fixture are left for staff');
      }
      await sports.settled(fixture);
    },
  };
}

export function createFixtureStrategy(deps: Deps, sports: SportsPort): FixtureStrategy {
  const { db } = deps;
  return {
    kind: FIXTURE_SELECTION,
    isHashedBare: true,
    async validate({ request, member, now, fresh }) {
      const ids = request.legs.map((leg) => leg.selectionId);
      const offers: ReadonlyMap<string, Offer | null> = fresh
        ? await readOffers(db, ids)
        : new Map(ids.map((id) => [id, sports.offer(id)]));
      return validateSlip({ request, offers, now, limitsOf: (...of) => limitsOf(member, ...of) });
    },
    async confirm(q, bet, member, now) {
      const offers = await readOffers(
        q,
        bet.legs.map((leg) => leg.subjectId),
      );
      return decidePending(bet, offers, limitsOf(member, bet.mode, true), now);
    },
    // A bet's delay and a postponement end by how the games stand at that very instant.
    catchUp: (now) => sports.playTo(now),
    nextEventDue: (now) => nextFixtureDue(db, now),
    dueEvents: (now, limit) => dueFixtures(db, now, limit),
    async event(id) {
      const fixture = await readResult(db, id);
      return fixture && eventOf(deps, sports, fixture);
    },
    async show(legs) {
      const states = await sports.states(legs.map((leg) => leg.eventId));
      return legs.map((stored) => {
        const { marketId: _, placedScore: __, counted: ___, phase, ...leg } = fixtureLegOf(stored);
        const state = states.get(leg.fixtureId);
        if (!state) throw new Error(`fixture ${leg.fixtureId} of a bet is gone`);
        const { status: fixtureStatus, ...shown } = state;
        const { result } = stored;
        const { score, facts } = readEvidence(isDecided(result) ? stored.evidence : null);
        const decided = { result, decidedBy: score, ...(facts && { facts }) };
        const inPlay = phase === 'inplay';
        return { kind: FIXTURE_SELECTION, ...leg, inPlay, ...shown, fixtureStatus, ...decided };
      });
    },
    cashOut: {
      shownQuotes: (legs, now) =>
        legs.map((leg) => quoteOf(fixtureLegOf(leg), sports.market(leg.subjectId), now)),
      async storedQuotes(q, legs, now) {
        const markets = await readMarkets(
          q,
          legs.map((leg) => leg.subjectId),
        );
        return legs.map((leg) =>
          quoteOf(fixtureLegOf(leg), markets.get(leg.subjectId) ?? null, now),
        );
      },
      minStake: (member) => limitsOf(member, 'domestic', false).minStake,
    },
    cancellation: {
      shownUntil: ({ type, placedAt }, legs) =>
        type === PREMATCH ? cancelUntil(placedAt, legs.map(cancelFixtureOf)) : null,
      async storedUntil(q, { type, placedAt, legs }) {
        if (type !== PREMATCH) return null;
        const fixtureIds = legs.map((leg) => leg.eventId);
        return cancelUntil(placedAt, await readCancelFixtures(q, fixtureIds));
      },
    },
  };
}
