export const messages = {
  withOvertime: '연장포함',
  withoutOvertime: '연장없음',
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
} as const;
