import { definePage } from '@/shared/routes';

export const rulePage = definePage({
  path: '/rule',
  title: '이용규정',
  group: 'community',
  access: 'guests',
  view: async () => (await import('./ui/rule-page')).RulePage,
});
