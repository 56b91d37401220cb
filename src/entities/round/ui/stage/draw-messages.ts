/** Words of the pictures; a table of results says the same to screen readers. */
export const drawMessages = {
  /** Selections by their keys, as short as a chip needs them. */
  selections: {
    odd: '홀',
    even: '짝',
    under: '언더',
    over: '오버',
    big: '대',
    medium: '중',
    small: '소',
    left: '좌',
    right: '우',
    red: '레드',
    green: '그린',
    blue: '블루',
    black: '블랙',
    low: '로우',
    high: '하이',
    any: '트리플',
  } as Readonly<Record<string, string>>,
  powerball: '파워볼',
  normalSum: '일반볼 합',
  firstBall: '첫 볼',
  lines: { 3: '3줄', 4: '4줄' },
  hidden: '히든볼',
  sum: '합',
  number: '숫자',
} as const;
