import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeRoundBet } from '@/entities/bet/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeFame, makeFameRow, own } from '../lib/sample-fame';
import { hallOfFamePage } from '../page';
import type { FameSearch } from '../search';
import { HallOfFamePage } from './hall-of-fame-page';

type Answers = Parameters<typeof openedPage>[1];
const opened = (answer: Answers[string], search: Partial<FameSearch> = {}) =>
  openedPage(
    hallOfFamePage,
    { 'GET /hallOfFame': answer },
    { search, values: [[$member, memberKinds.gs]] },
  );
const round = makeFameRow({
  rank: 4,
  game: 'mini',
  mode: null,
  legs: 1,
  first: makeRoundBet().legs[0] ?? null,
});
const { rows } = makeFame();

const meta = {
  title: 'pages/hall-of-fame/HallOfFamePage',
  component: HallOfFamePage,
  parameters: { layout: 'fullscreen', router: { path: '/hall_of_fame_bk' } },
} satisfies Meta<typeof HallOfFamePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: opened({ body: makeFame() }),
    loading: opened(never),
    empty: opened({ body: makeFame({ rows: [], own: null, winners: [] }) }),
    failed: opened(offline),
  }),
};

/** Three are on the podium, the others below; the member's own place is visible before it is scrolled to. */
export const Playground: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: opened({ body: makeFame() }),
  play: async ({ canvas }) => {
    const podium = within(await canvas.findByRole('list', { name: '1위부터 3위' }));
    await expect(podium.getAllByRole('listitem')).toHaveLength(3);
    const table = within(canvas.getByRole('table', { name: '당첨 순위' }));
    const [, fourth] = table.getAllByRole('row');
    await expect(fourth).toHaveTextContent('푸**');
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent('한강바람내 순위');
    await expect(canvas.getByRole('button', { name: '다음 달' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '당첨금순' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(canvas.getByRole('button', { name: '배당순' }));
  },
};

/** The member's own is among the rows that are shown, below a bet on a round. */
export const OwnAmong: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: opened({
    body: makeFame({
      rows: rows.map((row) => {
        if (row.rank === 4) return round;
        // The tenth is the member's as well, and not the best.
        return [9, 10].includes(row.rank) ? { ...own, rank: row.rank } : row;
      }),
      own: { ...own, rank: 9 },
    }),
  }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '당첨 순위' }));
    await expect(table.getAllByText('한강바람')).toHaveLength(2);
    await expect(table.getAllByText('내 순위')).toHaveLength(1);
    await expect(table.getByText('단폴 · 파워볼 홀짝 홀')).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(rows.length - 3 + 1);
  },
};

/** All wins of a month together, in dollars. */
export const Sums: Story = {
  parameters: opened(
    {
      body: makeFame({
        currency: 'USD',
        rows: rows.map((row) => ({
          ...row,
          game: null,
          mode: null,
          first: null,
          odds: 0,
          settledAt: null,
        })),
        own: null,
      }),
    },
    { by: 'sum' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$482,000.00')).toBeVisible();
    await expect(canvas.getAllByText('적중 6건')).toHaveLength(1);
  },
};
