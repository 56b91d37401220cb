import { maskedName } from '#rules/masked-name.ts';
import { prizeOf, prizeTotal, tournamentState } from '#rules/tournament.ts';
import type { Joined } from './repository.ts';
import type {
  DeskTournament,
  Player,
  StoredTournament,
  Tournament,
  TournamentRank,
} from './types.ts';

/** A tournament as the list has it. */
export function showTournament(stored: Joined, now: number): Tournament {
  const { id, kind, title, currency, startsAt, endsAt, players, joinedAt, prizes } = stored;
  const state = tournamentState(stored, now);
  const total = prizeTotal(prizes);
  return {
    id,
    kind,
    title,
    currency,
    startsAt,
    endsAt,
    state,
    players,
    joinedAt,
    prizeTotal: total,
  };
}

/** A tournament as staff sees it. */
export function showDesk(stored: StoredTournament, now: number): DeskTournament {
  return { ...stored, state: tournamentState(stored, now) };
}

/** Shows places in the ranking of a tournament to a reader, null for everybody: names of others are masked. */
export function createRankView(
  { prizes }: Pick<StoredTournament, 'prizes'>,
  reader: string | null,
) {
  return (player: Player): TournamentRank => {
    const { memberId, nickname, level, rank, score, bets, points } = player;
    const isMine = memberId === reader;
    return {
      rank,
      level,
      score,
      bets,
      isMine,
      nickname: isMine ? nickname : maskedName(nickname),
      points: points ?? prizeOf(prizes, player),
    };
  };
}
