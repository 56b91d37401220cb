import { type Currency, formatMoney } from '@/shared/lib/format';

export const messages = {
  open: '베팅카트 설정',
  title: '베팅카트 설정',
  close: '베팅카트 설정 닫기',
  save: '저장',
  quick: '빠른 금액',
  quickHint: '빈 칸은 버튼에서 빠집니다. 작은 금액부터 표시됩니다.',
  amount: (number: number, currency: Currency) =>
    currency === 'USD' ? `금액 ${number} ($)` : `금액 ${number}`,
  reset: '기본 금액으로',
  remembered: (currency: Currency) => (currency === 'USD' ? '기본 베팅금액 ($)' : '기본 베팅금액'),
  rememberedHint:
    '입력해 두면 새로 담을 때마다 이 금액으로 시작합니다. 비워 두면 기본 금액 없이 시작합니다.',
  tooSmall: (minStake: number, currency: Currency) =>
    `최소 베팅금액은 ${formatMoney(minStake, currency)}입니다.`,
  oneTap: '라이브 원터치 베팅',
  oneTapNeeds: '기본 베팅금액을 먼저 입력해주세요.',
  oneTapHint: (stake: number, currency: Currency) =>
    `켜면 라이브 배당을 누르는 즉시 다시 묻지 않고 단폴 ${formatMoney(stake, currency)} 베팅 접수가 시작됩니다. 접수 대기와 결과는 베팅카트에 표시되고, 한도와 배당 변경 설정은 그대로 적용됩니다. 경기 전 배당은 지금처럼 베팅카트에 담깁니다.`,
  oneTapGuest: '로그인 후 이용하실 수 있습니다.',
  oneTapAt: (stake: string) => `원터치 베팅 ${stake}`,
  oneTapSet: '원터치 베팅 (금액 정하기)',
  oneTapOn: (stake: string) => `라이브 원터치 베팅 켜짐 · 누르면 바로 ${stake} 베팅`,
  turnOff: '끄기',
} as const;
