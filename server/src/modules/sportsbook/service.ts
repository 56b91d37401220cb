import type { OddsPolicy } from '#rules/odds-policy.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { recordAudit } from '../admin/index.ts';
import { saveOddsPolicy } from '../member/index.ts';
import type { PlaceInput, PlaceResult, Wager } from '../wager/index.ts';
import { settingOf } from './limits.ts';
import type { Correction, SportsPort } from './ports.ts';
import { readResult } from './repository.ts';
import type { FixtureStrategy } from './strategy.ts';
import { FIXTURE_SELECTION } from './subject.ts';
import type { BetLeg, BetSetting, Score, SentLeg } from './types.ts';

export interface CorrectInput {
  fixtureId: string;
  scores: Record<string, Score>;
  reason: string;
  /** Member id of the admin. */
  actor: string;
  ip: string;
}

export interface SportsbookService {
  place(input: PlaceInput<SentLeg>): Promise<PlaceResult<BetLeg>>;
  /** The limits and terms of the member's slips; null for one who may not bet. */
  setting(memberId: string): Promise<BetSetting | null>;
  setOddsPolicy(memberId: string, policy: OddsPolicy): Promise<void>;
  /** Settles the fixture again by corrected scores; answers how many bets changed. */
  correctResult(
    input: CorrectInput,
  ): Promise<{ ok: true; bets: number } | Exclude<Correction, { ok: true }>>;
}

export interface SportsbookPorts {
  sports: SportsPort;
  strategy: FixtureStrategy;
  wager: Wager<BetLeg>;
}

/** Makes what members and staff may do about bets on fixtures. */
export function createSportsbookService(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { sports, strategy, wager }: SportsbookPorts,
): SportsbookService {
  return {
    place: (input) => wager.place(strategy, input),
    async setting(memberId) {
      const member = await wager.memberContext(memberId);
      return member && settingOf(member);
    },
    setOddsPolicy: (memberId, policy) => saveOddsPolicy(db, memberId, policy),
    async correctResult({ fixtureId, scores, reason, actor, ip }) {
      const correction = await db.tx(async (q) => {
        const before = await readResult(q, fixtureId);
        const result = await sports.correct(q, fixtureId, scores);
        if (result.ok) {
          const record = {
            action: 'fixture.correct',
            target: fixtureId,
            before: before?.scores,
            after: { scores, reason },
          };
          await recordAudit(q, { at: clock.now(), actor, ip, ...record });
        }
        return result;
      });
      if (!correction.ok) return correction;
      await sports.corrected(fixtureId);
      // A crash here loses nothing: the fixture is marked, the settlement task goes on.
      const { settled } = await wager.settleEvent(FIXTURE_SELECTION, fixtureId);
      return { ok: true, bets: settled };
    },
  };
}
