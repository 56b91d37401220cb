import { LEG_RESULT } from '#rules/leg-result.ts';
import type { Bet } from '@/entities/bet';
import { makeRoundBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import type { PlayedRound } from '@/entities/round';
import { makeEvents, sampleNow } from '@/entities/round/testing';
import { never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { minigameResultPage, virtualResultPage } from '../page';
import { parseWhole } from '@/shared/lib/typed-number';
import type { RoundResultSearch } from '../search';

export const sampleDay = '20261121';
/** The round that did not count. */
export const voidRound = 372;

/** The rounds of a game on the day of the samples, newest first: of EOS powerball of three minutes 374, one of them void. */
function samplePlayed(gameId = 213): readonly PlayedRound[] {
  return makeEvents(gameId, sampleNow, { results: 374 })
    .lastResults.filter(({ dayKey }) => dayKey === sampleDay)
    .map((round) =>
      gameId === 213 && round.round === voidRound
        ? { ...round, state: 'voided', result: null }
        : round,
    );
}

/** Bets on the newest rounds of EOS powerball: one that won, one that lost, one that came back, one that waits. */
export function sampleBets(): Bet[] {
  const sides = { odd: 'even', even: 'odd' } as const;
  const betOn = (round: number, isRight: boolean): Bet => {
    const drawn = samplePlayed().find((one) => one.round === round)?.result ?? null;
    const isOdd = drawn?.family === 'powerball' && drawn.powerball % 2 === 1;
    const winner = isOdd ? 'odd' : 'even';
    const result = drawn === null ? LEG_RESULT.void : LEG_RESULT[isRight ? 'won' : 'lost'];
    const payout = drawn === null ? 10_000 : isRight ? 19_500 : 0;
    const selection = isRight ? winner : sides[winner];
    const leg = {
      round,
      roundId: `213-${sampleDay}-00${round}`,
      selection,
      outcome: drawn,
      result,
    };
    return makeRoundBet(leg, { id: `bet_${round}`, label: result, payout });
  };
  const open = makeRoundBet({ round: 375, roundId: `213-${sampleDay}-00375` }, { id: 'bet_375' });
  return [open, betOn(374, true), betOn(373, false), betOn(voidRound, true)];
}

type Answers = Parameters<typeof openedPage>[1];

/** The server of the samples: pages of rounds, and the bets in two pages. */
export const answers: Answers = {
  'GET /minigame/rounds': ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const before = parseWhole(query.get('before') ?? '') ?? 99_999;
    const all = samplePlayed(parseWhole(query.get('gameId') ?? '') ?? 213).filter(
      ({ round }) => round < before,
    );
    const rounds = all.slice(0, parseWhole(query.get('limit') ?? '') ?? 20);
    const next = all.length > rounds.length ? rounds.at(-1)?.round : null;
    return { body: { dayKey: query.get('dayKey'), rounds, next } };
  },
  'GET /bet': ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    if (query.get('game') !== 'eos/powerball3') return { body: { data: [], nextCursor: null } };
    const isFirst = query.get('cursor') === null;
    const data = isFirst ? sampleBets().slice(0, 2) : sampleBets().slice(2);
    return { body: { data, nextCursor: isFirst ? 'more' : null } };
  },
};

const values = [
  [$member, makeMember()],
  [$now, sampleNow],
] as const;

/** Opens the results of EOS powerball of three minutes. */
export function minigameOf(own: Answers = {}, search: Partial<RoundResultSearch> = {}) {
  const query = { game: 213, day: sampleDay, ...search };
  return openedPage(minigameResultPage, { ...answers, ...own }, { search: query, values });
}

/** Opens the results of a venue of virtual events. */
export function venueOf(game: number, round?: number) {
  return openedPage(virtualResultPage, answers, { search: { game, round }, values });
}

/** The results as a member finds them. */
export const roundStates = {
  ordinary: minigameOf(),
  loading: minigameOf({ 'GET /minigame/rounds': never }),
  empty: minigameOf({
    'GET /minigame/rounds': { body: { dayKey: sampleDay, rounds: [], next: null } },
  }),
  failed: minigameOf({ 'GET /minigame/rounds': offline }),
};
