export const messages = {
  title: '{{title}}',
  lead: '내용을 준비하고 있습니다.',
} as const;
