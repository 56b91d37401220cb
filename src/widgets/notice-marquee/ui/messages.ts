export const messages = {
  notice: '공지',
  line: '흐르는 공지',
  pause: '공지 멈춤',
  play: '공지 재생',
} as const;
