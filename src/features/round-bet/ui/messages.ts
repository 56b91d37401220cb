import type { RoundMode } from '#rules/slip-mode.ts';
import { type Currency, formatMoney, formatOdds } from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';

const titles: Readonly<Record<RoundMode, string>> = {
  mini: '미니게임 베팅카트',
  virtual: '가상게임 베팅카트',
};
const single: Readonly<Record<RoundMode, string>> = {
  mini: '미니게임은 한 번에 한 가지만 담을 수 있습니다.',
  virtual: '가상게임은 경기마다 한 가지만 담을 수 있습니다.',
};

export const messages = {
  titles,
  count: (count: number) => `선택 ${count}건`,
  open: (mode: RoundMode) => `${titles[mode]} 열기`,
  close: (mode: RoundMode) => `${titles[mode]} 닫기`,
  drop: '선택 빼기',
  empty: '베팅할 항목을 선택해주세요.',
  emptyTexts: single,
  single: (mode: RoundMode) => `${single[mode]} 다른 칸을 누르면 새 선택으로 교체됩니다.`,
  inRound: (round: string, what: string) => `${round} · ${what}`,
  closed: (round: string) => `${round}가 마감되었습니다.`,
  move: (round: string) => `${round}로 담기`,
  moveOdds: (round: string, odds: number) => `${round}로 담기 (${formatOdds(odds)})`,
  nextOpens: '다음 회차가 열리면 담으실 수 있습니다.',
  chooseAgain: '새 회차에서 다시 선택해주세요.',
  odds: '배당',
  limits: '최대 베팅 / 최대 당첨',
  stake: '베팅금액',
  whole: { KRW: '1원 단위로만 베팅하실 수 있습니다.', USD: '1달러 단위로만 베팅하실 수 있습니다.' },
  expected: '예상 당첨금',
  barExpected: (stake: string) => `${stake} → 예상 당첨`,
  barNoStake: '금액을 입력하세요',
  notices: '확인이 필요한 사항',
  toStake: (stake: number, currency: Currency) => `${moneyWith(stake, currency, '으로/로')} 변경`,
  toOdds: (odds: number) => `배당 ${formatOdds(odds)} 수락`,
  unanswered:
    '서버의 응답을 받지 못했습니다. 같은 내용으로 다시 누르셔도 두 번 접수되지 않으며, 접수 여부는 내 베팅에서 확인하실 수 있습니다.',
  login: '로그인 후 베팅하기',
  bet: '베팅하기',
  betAmount: (stake: number, currency: Currency) => `${formatMoney(stake, currency)} 베팅하기`,
  accepted: '베팅이 완료되었습니다.',
  bets: '내 베팅',
  betsEmpty: '이 게임에 베팅한 내역이 없습니다.',
  betsFailed: '베팅을 불러오지 못했습니다.',
  history: '베팅내역',
  drawing: '추첨 중',
  stakeAt: (stake: string, odds: number, word: string) =>
    [`${stake} × ${formatOdds(odds)}`, word].filter(Boolean).join(' · '),
} as const;
