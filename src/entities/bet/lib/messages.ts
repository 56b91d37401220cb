import { formatCount } from '@/shared/lib/format';

const special = '적중특례(1.00배)';

export const messages = {
  casinoRound: (number: number) => `제 ${formatCount(number)}회`,
  final: '최종',
  withItsBet: '베팅이 취소되었습니다.',
  voidCancelled: `경기가 취소되어 ${special}`,
  voidPostponed: `경기가 연기되어 ${special}`,
  voidAbandoned: `경기가 중단되어 ${special}`,
  voidOther: special,
  levelHandicap: (counted: string) => `${counted} → 핸디캡을 적용하면 동점이므로 ${special}`,
  onTheLine: (counted: string, team: string | null) =>
    `${counted} → ${team === null ? '' : `${team} `}합계가 기준점과 같으므로 ${special}`,
  drawn: (counted: string) => `${counted} → 무승부이므로 ${special}`,
} as const;
