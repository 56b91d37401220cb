import {
  type Currency,
  formatFolders,
  formatMoney,
  formatOdds,
  formatSystem,
} from '@/shared/lib/format';
import { type PickNames, pickText } from '@/entities/market-dictionary';
import { moneyWith } from '@/shared/lib/particle';

interface OneTapMessage {
  pick: PickNames & { odds: number };
  bet: { stake: number; account: { currency: Currency } };
}

function pickName(pick: PickNames): string {
  const { title, detail } = pickText(pick);
  return detail ? `${title} ${detail}` : title;
}

export const messages = {
  bet: '베팅하기',
  betAmount: (stake: number, currency: Currency) => `${formatMoney(stake, currency)} 베팅하기`,
  login: '로그인 후 베팅하기',
  confirmTitle: '베팅 확인',
  confirm: (stake: number, currency: Currency) =>
    `선택하신 내용으로 ${moneyWith(stake, currency, '을/를')} 베팅하시겠습니까?`,
  confirmDetail: (folders: number, odds: string, payout: string) =>
    `${formatFolders(folders)} · 총 배당률 ${odds} · 예상 당첨금 ${payout}`,
  confirmSingles: (count: number, stake: string, payout: string) =>
    `단폴 ${count}건 · 1건당 ${stake} · 예상 당첨금 최대 ${payout}`,
  confirmSystem: (sizes: readonly number[], legs: number, lines: string, payout: string) =>
    `${formatSystem(sizes, legs)} · ${lines} · 예상 당첨금 최대 ${payout}`,
  lines: (count: number, stake: string) => `${count}라인 × ${stake}`,
  ok: '확인',
  cancel: '취소',
  accepted: '베팅이 완료되었습니다.',
  acceptedDetail: (stake: string, payout: string) => `${stake} 베팅 · 예상 당첨금 ${payout}`,
  pending: '베팅 접수 중입니다',
  moreLegs: (count: number) => `외 ${count}경기`,
  refused: '베팅이 접수되지 않았습니다.',
  refusedReturned: '베팅이 접수되지 않았습니다. 베팅금이 반환되었습니다.',
  reoffer: (pick: string | null, others: number) =>
    [
      ...['접수되지 않은 베팅', ...(pick === null ? [] : [pick])],
      ...(others === 0 ? [] : [`외 ${others}건`]),
    ].join(' '),
  fellRefused: '배당이 내려 접수되지 않았습니다.',
  movedRefused: '배당이 변경되어 접수되지 않았습니다.',
  returned: '베팅금이 반환되었습니다.',
  moved: (from: string, to: string) => `배당 변경, ${from}에서 ${to}`,
  jointOf: (legs: number) => `같은 경기 ${legs}개 조합`,
  again: (odds: string) => `${odds}에 다시 베팅`,
  againAtNew: '바뀐 배당으로 다시 베팅',
  dropLeg: '빼기',
  dropNamed: (name: string) => `${name} 빼기`,
  singles: '단폴 접수 결과',
  singlesSending: '단폴을 차례로 접수하고 있습니다.',
  singlesTaken: (count: number, taken: number) =>
    taken === count
      ? `단폴 ${count}건이 모두 접수되었습니다.`
      : `단폴 ${count}건 중 ${taken}건이 접수되었습니다.`,
  singleStates: {
    sending: '접수 중',
    unsent: '보내지 않음',
    pending: '접수 대기',
    accepted: '접수 완료',
    refused: '접수 거절',
    rejected: '접수 안 됨',
  },
  history: '베팅내역 보기',
  close: '닫기',
  restore: '다시 담기',
  unknown: '베팅 결과를 확인하고 있습니다.',
  unknownDetail:
    '서버의 응답을 받지 못해 접수 여부를 확인하는 중입니다. 확인되기 전에는 다시 보내지 않습니다.',
  askNow: '지금 확인',
  absent: '베팅이 서버에 전달되지 않았습니다.',
  absentDetail: '다시 보내시겠습니까? 같은 베팅으로 처리되어 두 번 접수되지 않습니다.',
  resend: '다시 보내기',
  drop: '보내지 않기',
  rejected: (message: string, requestId: string) => `${message} (요청번호 ${requestId})`,
  pendingBets: '접수 대기 중인 베팅',
  pendingReason: '라이브 베팅은 득점과 배당 변동을 확인한 뒤 접수됩니다.',
  pendingLeft: '접수까지 남은 시간',
  oneTapSent: ({ pick, bet: { stake, account } }: OneTapMessage) =>
    `원터치 베팅 · ${pickName(pick)} ${formatOdds(pick.odds)} · ${formatMoney(stake, account.currency)}`,
  oneTapToSlip: '바로 베팅할 수 없어 베팅카트에 담았습니다.',
  oneTapBusy: '앞의 베팅을 접수하고 있습니다. 결과가 나온 뒤 다시 눌러주세요.',
} as const;
