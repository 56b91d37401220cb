import { type ApiClient, isSiteFigures, request } from '@/shared/api';
import type { FiguresQuery, SiteFigures } from './lib/figures';

export async function loadFigures(api: ApiClient, query: FiguresQuery): Promise<SiteFigures> {
  const { from, to, by, before } = query;
  const ask = (part: { from: number; to: number; by: 'hour' | 'day' }) =>
    request(api.GET('/desk/figures', { params: { query: part } }), isSiteFigures);
  const [now, earlier] = await Promise.all([ask({ from, to, by }), ask({ ...before, by: 'day' })]);
  return { query, currencies: now.currencies, before: earlier.currencies };
}
