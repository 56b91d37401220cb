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
  /** Nothing is picked without it. */
  selection?: string;
  stake?: number | null;
  isMember?: boolean;
  /** The pick is made, then so many milliseconds pass. */
  after?: number;
}

/** A scope for stories at the table of EOS powerball, with a pick on its slip. */
export function slipScope({ selection, stake = null, isMember = true, after = 0 }: Given = {}) {
  const bets = [
    makeRoundBet(),
    makeRoundBet({ round: 373, result: 2 }, { id: 'bet_373', label: 2, payout: 19_500 }),
    makeRoundBet({ round: 371, result: 1 }, { id: 'bet_371', label: 1, payout: 0 }),
  ];
  const api = createFakeApi({
    'GET /settingMinigame/213': { body: makeSetting(213) },
    'GET /minigame/events': { body: makeEvents(213) },
    'GET /bet': { body: { data: bets, nextCursor: null } },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, sampleNow],
      [$stake, stake],
      [$member, isMember ? makeMember() : null],
      [$account, isMember ? account : null],
    ],
  });
  void allSettled(gameOpened, { scope, params: 213 }).then(() => {
    const params = { market: 'p-oe', selection: selection ?? '' };
    if (selection) void allSettled(selectionPressed, { scope, params });
    if (after > 0) void allSettled($now, { scope, params: sampleNow + after });
  });
  return scope;
}
