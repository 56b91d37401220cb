export const messages = {
  title: '새 위젯',
  more: '자세히',
  text: '새 위젯입니다.',
} as const;
