import type { SportKey } from '#rules/sports.ts';

/**
 * The words of a sport: its name, the word for its parts (halves have names of their own), what the score of a whole match
 * counts where those are no points, and of single score codes.
 */
export interface SportWords {
  name: string;
  part: string | null;
  unit?: string;
  codes: Readonly<Record<number, string>>;
}

export const sports: Readonly<Record<SportKey, SportWords>> = {
  football: {
    name: '축구',
    part: null,
    codes: {
      10: '전반전',
      20: '후반전',
      30: '연장 전반',
      35: '연장 후반',
      50: '승부차기',
      80: '하프타임',
      102: '승부차기포함',
    },
  },
  basketball: { name: '농구', part: '쿼터', codes: { 40: '연장' } },
  baseball: { name: '야구', part: '이닝', codes: { 40: '연장', 62: '실책' } },
  volleyball: { name: '배구', part: '세트', unit: '세트', codes: { 50: '골든세트' } },
  'ice-hockey': { name: '아이스하키', part: '피리어드', codes: { 40: '연장', 50: '승부치기' } },
  'e-sports': { name: 'e스포츠', part: '세트', unit: '세트', codes: { 65: '라운드' } },
};

/** Score codes that every sport has the same word for. */
export const commonCodes: Readonly<Record<number, string>> = {
  [-1]: '경기전',
  80: '휴식',
  100: '최종',
  101: '연장포함',
  102: '승부치기포함',
};

export const messages = {
  overtime: { ot: '연장포함', so: '승부치기 포함', 'ot+so': '연장·승부치기 포함' },
  withoutOvertime: '연장없음',
  halves: { '1': '전반전', '2': '후반전' },
  period: '피리어드',
  innings: (last: string) => `1~${last}이닝`,
  inning: {
    top: (number: number) => `${number}회초`,
    bottom: (number: number) => `${number}회말`,
  },
  and: (part: string, overtime: string) => `${part} 및 ${overtime}`,
  units: { sets: '세트', maps: '맵', points: '점' } as Readonly<Record<string, string>>,
  basis: (score: string) => `${score} 기준`,
  handicap: { long: '핸디캡', short: '핸디' },
  total: { long: '언더오버', short: 'U/O' },
  boards: {
    cross: '크로스',
    wintielose: '승무패',
    handicap: '핸디캡',
    special: '스페셜',
    live: '라이브',
  },
  groups: {
    main: '주요',
    handicap: '핸디캡',
    total: '언더오버',
    part: '전반·쿼터',
    special: '스페셜',
  },
  teams: { '1': '홈팀', '2': '원정팀' } as Readonly<Record<string, string>>,
  /** Words of the table of markets that the name of a team takes the place of. */
  sides: { home: /홈팀|홈 선수/, away: /원정팀|원정 선수/ },
  win: (team: string) => `${team} 승`,
  either: (one: string, other: string) => `${one} 또는 ${other}`,
  outcomes: {
    '1': '승',
    X: '무',
    '2': '패',
    '1X': '승무',
    '12': '승패',
    X2: '무패',
    Over: '오버',
    Under: '언더',
    Exactly: '동일',
    Odd: '홀',
    Even: '짝',
    Yes: '예',
    No: '아니오',
    'No Goal': '노골',
    'No Card': '카드 없음',
    'No Corner': '코너킥 없음',
    'No Touchdown': '터치다운 없음',
    'Any Other Score': '기타 스코어',
    'All Periods The Same': '모두 동일',
    Tie: '동점',
    TD: '터치다운',
    FG: '필드골',
    Safety: '세이프티',
    Caught: '캐치 아웃',
    Bowled: '볼드',
    LBW: '엘비더블유',
    'Run Out': '런아웃',
    Stumped: '스텀프드',
    Other: '기타',
  } as Readonly<Record<string, string>>,
} as const;
