import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { fairnessSearch, searchDefaults } from './search';

export const fairnessPage = definePage({
  path: '/fairness',
  title: '공정성 검증',
  group: 'result',
  access: 'guests',
  search: fairnessSearch,
  searchDefaults,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/fairness-page')).FairnessPage,
});
