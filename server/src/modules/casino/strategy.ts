import type { ModuleDeps } from '../../module.ts';
import type { StoredLeg, SubjectStrategy } from '../wager/index.ts';
import { readNames } from './strategy-repository.ts';
import type { CasinoKind, CasinoLeg, CasinoSubject } from './types.ts';

export const ROUND_KIND = {
  casino: 'casino_round',
  slot: 'slot_round',
} as const satisfies Record<CasinoKind, CasinoLeg['kind']>;

const subjectOf = ({ subject }: StoredLeg) => subject as CasinoSubject;

/** Refuses what only a provider may do. */
function nobody(): never {
  throw new Error('rounds of a casino are bet on by their provider alone');
}

/** Rounds of providers come and go by the wallet, and are only shown here. */
export function createCasinoStrategies({
  db,
}: Pick<ModuleDeps, 'db'>): SubjectStrategy<CasinoLeg>[] {
  return Object.values(ROUND_KIND).map((kind) => ({
    kind,
    validate: async () => nobody(),
    confirm: async () => nobody(),
    catchUp: async () => undefined,
    nextEventDue: async () => null,
    dueEvents: async () => [],
    event: async () => null,
    async show(legs) {
      const names = await readNames(db, [...new Set(legs.map((leg) => subjectOf(leg).gameId))]);
      return legs.map((leg) => {
        const { gameId, number } = subjectOf(leg);
        const { gameName = gameId, providerName = '' } = names.get(gameId) ?? {};
        return { kind, gameId, gameName, providerName, number, odds: leg.odds, result: leg.result };
      });
    },
  }));
}
