import { allSettled } from 'effector';
import { makeRoundBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { gameOpened, selectionPressed } from '@/entities/round';
import { makeEvents, makeSetting, sampleNow } from '@/entities/round/testing';
import { $account } from '@/entities/slip';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $stake } from '../model';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 12 };

interface Given {
  gameId?: number;
  market?: string;
  /** Nothing is picked without it. */
  selection?: string;
  stake?: number | null;
  isMember?: boolean;
  /** The pick is made, then so many milliseconds pass. */
  after?: number;
}

/** A scope for stories at a table, unless told otherwise that of EOS powerball, with a pick on its slip. */
export function slipScope(given: Given = {}) {
  const { gameId = 213, market = 'p-oe', selection } = given;
  const { stake = null, isMember = true, after = 0 } = given;
  const bets = [
    makeRoundBet(),
    makeRoundBet({ round: 373, result: 2 }, { id: 'bet_373', label: 2, payout: 19_500 }),
    makeRoundBet({ round: 371, result: 1 }, { id: 'bet_371', label: 1, payout: 0 }),
  ];
  const api = createFakeApi({
    [`GET /settingMinigame/${gameId}`]: { body: makeSetting(gameId) },
    'GET /minigame/events': { body: makeEvents(gameId) },
    'GET /bet': { body: { data: bets, nextCursor: null } },
  });
  const scope = makeScope({
    values: [
      ...[[$api, api] as const, [$now, sampleNow] as const, [$stake, stake] as const],
      [$member, isMember ? makeMember() : null],
      [$account, isMember ? account : null],
    ],
  });
  void allSettled(gameOpened, { scope, params: gameId }).then(() => {
    if (selection) void allSettled(selectionPressed, { scope, params: { market, selection } });
    if (after > 0) void allSettled($now, { scope, params: sampleNow + after });
  });
  return scope;
}
