/** The sports offered, with their LSports ids, Korean names and score codes. */
export const SPORT_KEYS = [
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'ice-hockey',
  'e-sports',
] as const;

export type SportKey = (typeof SPORT_KEYS)[number];

/** A score code as the feed numbers it: 10 is a first half, 100 the full-time score. */
export interface SportPeriod {
  code: number;
  label: string;
}

export interface Sport {
  key: SportKey;
  /** LSports sport id. */
  id: number;
  label: string;
  /** Word that stands for 피리어드 in market labels; 전후반 sports name the halves instead. */
  periodWord: '전후반' | '쿼터' | '이닝' | '세트' | '피리어드';
  /** Codes of the parts played in regulation time, in order. */
  regulation: readonly number[];
  /** Codes of the parts after regulation time, in order. */
  overtime: readonly number[];
  periods: readonly SportPeriod[];
  inPlayDelaySeconds: number;
}

function numbered(count: number, word: string): SportPeriod[] {
  return Array.from({ length: count }, (_, index) => ({
    code: index + 1,
    label: `${index + 1}${word}`,
  }));
}

const FULL_TIME: SportPeriod = { code: 100, label: '최종' };
const WITH_OVERTIME: SportPeriod = { code: 101, label: '연장포함' };
const WITH_PENALTIES: SportPeriod = { code: 102, label: '승부치기포함' };

export const SPORTS: readonly Sport[] = [
  {
    key: 'football',
    id: 6046,
    label: '축구',
    periodWord: '전후반',
    regulation: [10, 20],
    overtime: [30, 35, 50],
    periods: [
      { code: 10, label: '전반전' },
      { code: 20, label: '후반전' },
      { code: 30, label: '연장 전반' },
      { code: 35, label: '연장 후반' },
      { code: 50, label: '승부차기' },
      FULL_TIME,
      WITH_OVERTIME,
      { code: 102, label: '승부차기포함' },
    ],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'basketball',
    id: 48242,
    label: '농구',
    periodWord: '쿼터',
    regulation: [1, 2, 3, 4],
    overtime: [40],
    periods: [...numbered(4, '쿼터'), { code: 40, label: '연장' }, FULL_TIME, WITH_OVERTIME],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'baseball',
    id: 154914,
    label: '야구',
    periodWord: '이닝',
    regulation: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    overtime: [40],
    periods: [
      ...numbered(9, '이닝'),
      { code: 40, label: '연장' },
      { code: 62, label: '실책' },
      FULL_TIME,
      WITH_OVERTIME,
    ],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'volleyball',
    id: 154830,
    label: '배구',
    periodWord: '세트',
    regulation: [1, 2, 3, 4, 5],
    overtime: [50],
    periods: [...numbered(5, '세트'), { code: 50, label: '골든세트' }, FULL_TIME],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'ice-hockey',
    id: 35232,
    label: '아이스하키',
    periodWord: '피리어드',
    regulation: [1, 2, 3],
    overtime: [40, 50],
    periods: [
      ...numbered(3, '피리어드'),
      { code: 40, label: '연장' },
      { code: 50, label: '승부치기' },
      FULL_TIME,
      WITH_OVERTIME,
      WITH_PENALTIES,
    ],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'e-sports',
    id: 687890,
    label: 'e스포츠',
    periodWord: '세트',
    regulation: [1, 2, 3, 4, 5],
    overtime: [],
    periods: [...numbered(5, '세트'), { code: 65, label: '라운드' }, FULL_TIME],
    inPlayDelaySeconds: 8,
  },
];

const BY_KEY = new Map(SPORTS.map((sport) => [sport.key, sport]));

/** The sport of a key. Throws a RangeError for a key outside `SPORT_KEYS`. */
export function sportOf(key: SportKey): Sport {
  const sport = BY_KEY.get(key);
  if (!sport) throw new RangeError(`unknown sport: ${key}`);
  return sport;
}

/** Whether a text is one of the six sport keys. */
export function isSportKey(value: string): value is SportKey {
  return (SPORT_KEYS as readonly string[]).includes(value);
}

/** Code of a pause between two parts, in every sport: the clock stands. */
export const BREAK_CODE = 80;

/** Korean word of a score code in a sport (10 in football: 전반전); -1 경기전 and 80 휴식 in every sport; '' when unknown. */
export function periodLabel(sport: SportKey, code: number): string {
  if (code === -1) return '경기전';
  if (code === BREAK_CODE) return sport === 'football' ? '하프타임' : '휴식';
  return sportOf(sport).periods.find((period) => period.code === code)?.label ?? '';
}

/** Seconds an in-play bet waits before it is accepted. */
export function inPlayDelaySeconds(sport: SportKey): number {
  return sportOf(sport).inPlayDelaySeconds;
}
