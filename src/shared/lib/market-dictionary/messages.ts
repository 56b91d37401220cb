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
  halves: { '1': '전반전', '2': '후반전' },
  inning: {
    top: (number: number) => `${number}회초`,
    bottom: (number: number) => `${number}회말`,
  },
  winners: { '1': '승', X: '무', '2': '패' } as Readonly<Record<string, string>>,
} as const;
