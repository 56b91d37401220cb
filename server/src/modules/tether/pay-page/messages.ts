import { MICRO_PER_CENT, TETHER_CONFIRMATIONS } from '#rules/tether.ts';
import type { TetherState } from '#rules/request-transitions.ts';
import type { Delivery, PayChoice } from '../chain-plan.ts';

const MICRO = 100 * MICRO_PER_CENT;
const FAILED = 500;
const REFUSED = 400;

/** Six decimals at most, two at least. */
function coins(micro: number): string {
  const whole = Math.floor(micro / MICRO).toLocaleString('en-US');
  const part = String(micro % MICRO).padStart(6, '0');
  return `${whole}.${part.replace(/0{1,4}$/, '')}`;
}

const usdt = (micro: number) => `${coins(micro)} USDT`;

/** What the site made of a call of the provider. */
function answer(status: number): string {
  if (status >= FAILED) return `${status} · 다시 보냅니다`;
  return status >= REFUSED ? `${status} · 거절` : `${status} · 접수`;
}

const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const states: Record<TetherState, string> = {
  waiting: '입금을 기다리고 있습니다.',
  confirming: '입금을 확인했습니다. 블록이 쌓이면 충전됩니다.',
  partial: '일부만 들어왔습니다. 부족분을 보내거나 한판에서 받은 만큼 충전하실 수 있습니다.',
  late: '적용 시간이 지난 뒤 들어와 담당자가 확인하고 있습니다.',
  reviewing: '담당자가 확인하고 있습니다.',
  awaiting_second: '담당자가 확인하고 있습니다.',
  credited: '충전이 완료되었습니다.',
  expired: '적용 시간이 지났습니다.',
  rejected: '담당자가 거절한 입금입니다.',
};

const choices: Record<PayChoice, string> = {
  exact: '정확히 보내기',
  less: '적게 보내기',
  more: '많이 보내기',
  late: '적용 시간이 지난 뒤 보내기',
  twice: '두 번 보내기',
};

const deliveries: Record<Delivery, string> = {
  usual: '블록마다 차례로',
  delayed: '늦게 한 번에',
  duplicate: '같은 알림을 세 번씩',
  disordered: '순서를 바꿔서',
};

export const messages = {
  coins,
  usdt,
  answer,
  isRefused: (status: number) => status >= REFUSED,
  time: (at: number) => time.format(at),
  states,
  choices,
  deliveries,
  title: (amount: string) => `모의 결제 · ${amount}`,
  brand: '모의 결제소',
  test: '테스트 체인 전용',
  badge: '시뮬레이션',
  merchant: '가맹점',
  merchantName: '한판',
  toMerchant: '가맹점으로 돌아가기',
  request: '결제 요청',
  currency: 'USDT',
  qr: '입금 주소 QR',
  copied: '복사했습니다',
  copyAddress: '주소 복사',
  copyAmount: '금액 복사',
  own: '금액 직접 입력',
  ownText: '원하는 만큼 한 번에 보냅니다.',
  ownAmount: '보낼 금액 (USDT)',
  transaction: (txId: string) => `${txId.slice(0, 6)}…${txId.slice(-6)} · 0번 이체`,
  calls: '가맹점 알림',
  callsSign: '서명 HMAC-SHA256',
  callsNone: '아직 보낸 알림이 없습니다.',
  call: (confirmations: number, micro: number) =>
    `확인 ${confirmations}/${TETHER_CONFIRMATIONS} · ${usdt(micro)}`,
  simulated: '모의 결제 페이지입니다. 실제 코인은 오가지 않습니다.',
  neverSend: '아래 주소로 실제 코인을 보내지 마세요. 보낸 코인은 되찾을 수 없습니다.',
  due: '보낼 금액',
  requested: (amount: string) => `신청 금액 ${amount}`,
  networkName: 'TRC-20 (트론)',
  address: '입금 주소',
  left: (ms: number) => {
    const seconds = Math.ceil(ms / 1000);
    return `${Math.floor(seconds / 60)}분 ${String(seconds % 60).padStart(2, '0')}초`;
  },
  until: (at: number) => `${time.format(at)}까지`,
  over: '적용 시간이 지났습니다. 지금 보내는 금액은 담당자가 확인합니다.',
  sent: '보낸 내역',
  sentNone: '아직 보낸 금액이 없습니다.',
  planned: (at: number) => `${time.format(at)}에 보낼 예정`,
  blocks: (count: number) => `블록 ${count}/${TETHER_CONFIRMATIONS}`,
  pay: '모의로 보내기',
  choice: '얼마를 보낼까요?',
  sums: (sums: readonly number[]) => sums.map(usdt).join(' + '),
  lateAt: (sum: number, at: number) => `${usdt(sum)} · ${time.format(at)}`,
  delivery: '결제사가 어떻게 알릴까요?',
  submit: '모의 코인 보내기',
  refresh: '새로고침',
  back: '충전 화면은 열어둔 창에서 바로 바뀝니다. 이 창은 닫으셔도 됩니다.',
  done: '모의 코인을 보냈습니다. 아래에서 진행 상태를 확인하세요.',
  changed: '보낼 금액이 바뀌어 아직 보내지 않았습니다. 금액을 확인하고 다시 눌러주세요.',
  amount: '보낼 금액을 확인해주세요. 소수점 아래 여섯 자리까지 입력하실 수 있습니다.',
  wrong: '선택하신 내용을 알 수 없어 보내지 않았습니다. 다시 골라주세요.',
  full: '이 주소로는 더 보낼 수 없습니다. 한판에서 새로 충전을 신청해주세요.',
  unknownTitle: '결제 주소를 찾을 수 없습니다',
  unknown:
    '신청되지 않았거나 잘못된 결제 주소입니다. 한판의 테더충전에서 입금 주소를 받은 뒤 다시 열어주세요.',
} as const;
