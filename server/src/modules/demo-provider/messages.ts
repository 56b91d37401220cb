import type { Currency } from '#rules/money.ts';
import type { PlayCode, WalletProblem } from './types.ts';

const NOT_TAKEN = '베팅을 처리하지 못했습니다. 베팅금은 빠져나가지 않았습니다.';
const OPEN_AGAIN = '로비에서 게임을 다시 열어주세요.';

const titles: Record<PlayCode, string> = {
  VALIDATION: NOT_TAKEN,
  INVALID_SIGNATURE: NOT_TAKEN,
  NOT_FOUND: NOT_TAKEN,
  LAUNCH_EXPIRED: `게임을 여는 시간이 지났습니다. ${OPEN_AGAIN}`,
  SESSION_EXPIRED: `접속 시간이 끝나 더 베팅할 수 없습니다. ${OPEN_AGAIN}`,
  GAME_UNAVAILABLE: '게임 점검 중입니다. 점검이 끝난 뒤 다시 이용해주세요.',
  INSUFFICIENT_FUNDS: '보유 금액이 부족합니다.',
  LIMIT: '베팅 한도를 확인해주세요.',
  BET_REFUSED: '지금은 베팅할 수 없습니다. 자세한 내용은 사이트에서 확인해주세요.',
  BET_REFUNDED: NOT_TAKEN,
  ROUND_CLOSED: NOT_TAKEN,
  INVALID_STATE: NOT_TAKEN,
  TRANSACTION_REUSED: NOT_TAKEN,
  RETRY: '잠시 뒤 다시 시도해주세요.',
  UNAVAILABLE: '지금은 연결할 수 없습니다. 잠시 뒤 다시 시도해주세요.',
  INVALID_REQUEST: '요청을 이해하지 못했습니다. 화면을 새로고침한 뒤 다시 시도해주세요.',
  INVALID_BET: '베팅 내용을 확인해주세요.',
  REQUEST_REUSED: '이미 처리한 요청입니다. 화면을 새로고침해주세요.',
  PLAY_UNKNOWN: `게임이 종료되었습니다. ${OPEN_AGAIN}`,
  GAME_UNKNOWN: `게임을 찾을 수 없습니다. ${OPEN_AGAIN}`,
  REPLAY_UNKNOWN: '회차를 볼 수 있는 시간이 지났습니다. 사이트의 회차 상세에서 다시 열어주세요.',
  TOO_FAST: '다음 회차까지 잠시 기다려주세요.',
  PENDING: '회차 결과를 확인하고 있습니다. 잠시만 기다려주세요.',
  INTERNAL: '일시적인 오류가 발생했습니다. 잠시 뒤 다시 시도해주세요.',
};

/** By the site's code of a refusal. */
const reasons: Readonly<Record<string, string>> = {
  ON_BREAK: '휴식 중에는 베팅할 수 없습니다.',
  SELF_EXCLUDED: '자가제한 중에는 베팅할 수 없습니다.',
  OWN_STAKE_LIMIT: '직접 정한 베팅 한도에 도달했습니다.',
  OWN_LOSS_LIMIT: '직접 정한 손실 한도에 도달했습니다.',
  OWN_SESSION_LIMIT: '직접 정한 이용 시간에 도달했습니다.',
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function money(amount: number, currency: Currency): string {
  return currency === 'KRW' ? `${amount.toLocaleString('ko-KR')}원` : dollars.format(amount / 100);
}

export const messages = {
  titles,
  /** Why the wallet refused a bet, for the player. */
  refused({ code, limit, reason }: WalletProblem, stake: number, currency: Currency): string {
    if (code === 'LIMIT' && limit !== undefined)
      return `한 회차에 ${money(limit, currency)} ${stake < limit ? '이상' : '이하로'} 베팅해주세요.`;
    return reasons[reason ?? ''] ?? titles[code];
  },
  notBuilt:
    '게임 화면을 아직 빌드하지 않았습니다. npm run build를 실행한 뒤 서버를 다시 시작해주세요.',
} as const;
