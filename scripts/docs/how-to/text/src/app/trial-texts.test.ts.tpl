import { expect, it } from 'vitest';
import { messages } from '@/pages/message/ui/messages';
import { rulePage } from '@/pages/rule';
import { termsPart } from '@/pages/rule/text/terms';
import { loadTexts } from '@/shared/copy';
import { pickText, sportName } from '@/shared/lib/market-dictionary';
import { PROBLEM_MESSAGES } from '../../server/src/lib/problem-table.ts';
import { siteMap } from './site-map';

it('each place that CONTRIBUTING names has the text that is read', () => {
  const teams = { sport: 'football', home: '울산 HD', away: '전북 현대' } as const;
  const pick = pickText({ ...teams, typeId: 113, outcome: 'No', line: null });
  const read = [
    messages.title,
    loadTexts.retry,
    rulePage.title,
    siteMap.find(({ path }) => path === '/quest')?.title,
    termsPart.sections[0]?.title,
    pick.market,
    pick.title,
    sportName('volleyball'),
    PROBLEM_MESSAGES.NOT_READY,
  ];
  expect(read.filter((text) => !text?.includes('새 문구'))).toEqual([]);
});
