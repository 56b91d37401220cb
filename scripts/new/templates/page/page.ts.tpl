import { definePage } from '@/shared/routes';

export const {{camel}}Page = definePage({
  path: '{{path}}',
  title: '{{title}}',
  group: '{{group}}',
  access: '{{access}}',
  view: async () => (await import('./ui/{{name}}-page')).{{Name}}Page,
});
