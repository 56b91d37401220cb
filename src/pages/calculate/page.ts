import type { Dto } from '#contract/types.gen.ts';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

function definedSettlement<const Path extends string>(
  path: Path,
  title: string,
  kind: Dto<'SettlementKind'> | null,
) {
  return definePage({
    path,
    title,
    group: 'settlement',
    access: 'members',
    events: {
      opened: pageOpened.prepend((_opening: PageOpening<object, object>) => kind),
      closed: pageClosed,
    },
    view: async () => (await import('./ui/calculate-page')).CalculatePage,
  });
}

/** The overview and the four kinds are one page. */
export const calculatePage = definedSettlement('/calculate', '정산신청', null);
export const calculateCasinoPage = definedSettlement('/calculateCasino', '카지노 정산', 'casino');
export const calculateEventPage = definedSettlement('/calculateEvent', '이벤트 정산', 'event');
export const calculateSportsPage = definedSettlement('/calculateSports', '스포츠 정산', 'sports');
export const calculateTetherPage = definedSettlement('/calculateTether', '테더 정산', 'tether');
