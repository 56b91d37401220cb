import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sportName } from '@/entities/market-dictionary';
import { makeResult, sampleCounts } from '../lib/sample-results';
import { CountTable } from './count-table';

const meta = {
  title: 'pages/game-result/CountTable',
  component: CountTable,
  args: { result: makeResult({ counts: sampleCounts }), sport: 'football' },
} satisfies Meta<typeof CountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '코너킥 3:1 3:3 6:4' })).toBeVisible();
  },
};

/** The halves are those of sports that have some. */
export const Matrix: Story = {
  render: ({ result }) => (
    <>
      {SPORT_KEYS.map((sport) => (
        <CountTable key={sport} result={{ ...result, home: sportName(sport) }} sport={sport} />
      ))}
    </>
  ),
};

/** Of an imported season the whole match alone is known. */
export const WholeAlone: Story = {
  args: {
    result: makeResult({
      counts: {
        corner: { '100': { home: 6, away: 5 } },
        'yellow-card': { '100': { home: 0, away: 0 } },
        'red-card': { '100': { home: 1, away: 0 } },
      },
    }),
  },
};

/** Nobody counted anything. */
export const None: Story = { args: { result: makeResult() } };
