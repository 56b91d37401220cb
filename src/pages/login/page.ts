import { definePage } from '@/shared/routes';
import { loginSearch } from './search';

export const loginPage = definePage({
  path: '/login',
  title: '로그인',
  group: 'system',
  access: 'guests',
  search: loginSearch,
  view: async () => (await import('./ui/login-page')).LoginPage,
});
