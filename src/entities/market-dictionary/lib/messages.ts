import type { SportKey } from '#rules/sport-keys.ts';

/** The words of a sport: those of its parts and of what a whole match counts are left out where they are halves and points. */
export interface SportWords {
  name: string;
  part?: string;
  unit?: string;
  /** What decides after everything else: penalties in football. */
  shootOut?: string;
}

const bySets = { part: '세트', unit: '세트' };
const penalties = '승부차기';

export const sports: Readonly<Record<SportKey, SportWords>> = {
  football: { name: '축구', shootOut: penalties },
  basketball: { name: '농구', part: '쿼터' },
  baseball: { name: '야구', part: '이닝' },
  volleyball: { name: '배구', ...bySets, shootOut: '골든세트' },
  'ice-hockey': { name: '아이스하키', part: '피리어드' },
  'e-sports': { name: 'e스포츠', ...bySets },
  tennis: { name: '테니스', ...bySets },
  'table-tennis': { name: '탁구', ...bySets },
  badminton: { name: '배드민턴', ...bySets },
  'american-football': { name: '미식축구', part: '쿼터' },
  handball: { name: '핸드볼', shootOut: '승부던지기' },
  futsal: { name: '풋살', shootOut: penalties },
  'field-hockey': { name: '필드하키', part: '쿼터', shootOut: '슛아웃' },
  'rugby-league': { name: '럭비' },
  cricket: { name: '크리켓', part: '이닝', shootOut: '슈퍼오버' },
  boxing: { name: '복싱·격투기', part: '라운드' },
  darts: { name: '다트', part: '레그', unit: '레그' },
  snooker: { name: '스누커', part: '프레임', unit: '프레임' },
  golf: { name: '골프' },
  'horse-racing': { name: '경마' },
  greyhounds: { name: '경견' },
  'motor-racing': { name: '모터스포츠' },
  cycling: { name: '사이클' },
};

/** Score codes that have the same word in every sport that reports them. */
export const codes: Readonly<Record<number, string>> = {
  [-1]: '경기전',
  10: '전반전',
  20: '후반전',
  30: '연장 전반',
  35: '연장 후반',
  40: '연장',
  50: '승부치기',
  62: '실책',
  65: '라운드',
  80: '휴식',
  100: '최종',
  101: '연장포함',
};

export const messages = {
  halves: { '1': '전반전', '2': '후반전' },
  halftime: '하프타임',
  including: (word: string) => `${word}포함`,
  inning: {
    top: (number: number) => `${number}회초`,
    bottom: (number: number) => `${number}회말`,
  },
  winners: { '1': '승', X: '무', '2': '패' } as Readonly<Record<string, string>>,
} as const;
