import { formatCount } from '@/shared/lib/format';

const special = '적중특례(1.00배)';

export const messages = {
  versus: (home: string, away: string) => `${home} vs ${away}`,
  casinoRound: (number: number) => `제 ${formatCount(number)}회`,
  final: '최종',
  withItsBet: '베팅이 취소되었습니다.',
  voidCancelled: `경기가 취소되어 ${special}`,
  voidPostponed: `경기가 연기되어 ${special}`,
  voidAbandoned: `경기가 중단되어 ${special}`,
  voidOther: special,
  void: '적중특례',
  firstHalf: '전반',
  goals: { first: '첫 골', last: '마지막 골', next: '다음 골', one: '골' },
  minute: (minute: number) => `${minute}′`,
  scorer: (name: string, isOwnGoal: boolean) => (isOwnGoal ? `${name}(자책골)` : name),
  noGoal: '골 없음',
  scored: (goals: number) => `득점 ${goals}`,
  levelHandicap: (counted: string) => `${counted} → 핸디캡을 적용하면 동점이므로 ${special}`,
  onTheLine: (counted: string, team: string | null) =>
    `${counted} → ${team === null ? '' : `${team} `}합계가 기준점과 같으므로 ${special}`,
  drawn: (counted: string) => `${counted} → 무승부이므로 ${special}`,
} as const;
