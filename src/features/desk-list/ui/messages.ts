import { formatShortDateTime } from '@/shared/lib/format';

/** What a key does, and what is written on it. */
export type KeyLine = readonly [action: string, mark: string];

const move: readonly KeyLine[] = [
  ['다음', 'J'],
  ['이전', 'K'],
  ['목록에서 이동', '↑ ↓'],
];
const showKeys: KeyLine = ['단축키 보기', '?'];
const rest: readonly KeyLine[] = [['검색', '/'], ['닫기', 'Esc'], showKeys];
/** Keys that the foot has room for. */
const mostHints = 6;

export const messages = {
  csv: 'CSV',
  tools: { density: '줄 간격', compact: '좁게', roomy: '넓게', columns: '열 선택' },
  keys: '단축키',
  keyMap: '데스크 단축키',
  /** All keys of a list: those of every list around its own. */
  keyLines: (own: readonly KeyLine[] = []): readonly KeyLine[] => [...move, ...own, ...rest],
  /** What the foot says of them, beside the button that shows all. */
  hints: (lines: readonly KeyLine[]): readonly KeyLine[] =>
    lines.filter((line) => line !== showKeys).slice(0, mostHints),
  notFound: '검색 결과가 없습니다.',
  notFoundText: '다른 검색어로 찾아주세요.',
  closePanel: '상세 닫기',
  minuteHint: '예: 2026-11-23 18:00',
  maintenance: {
    until: '점검 종료 예정',
    untilWrong: '날짜와 시각을 2026-11-21 18:00처럼 입력해주세요.',
    close: '점검 시작',
    closeText: (text: string, until: number | null) =>
      until === null ? text : `${text}\n종료 예정: ${formatShortDateTime(until)}`,
    closed: (name: string) => `${name} 점검을 시작했습니다.`,
    reopen: '점검 종료',
    reopened: (name: string) => `${name} 점검을 종료했습니다.`,
  },
  count: (count: number) => `${count.toLocaleString('ko')}건`,
} as const;
