import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $courses } from '@/features/match-course';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Card } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import { halfScores, scoreDetail, wholeScores } from '../lib/sample-scores';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import { ScoreGrid } from './score-grid';

const before = scoreDetail();
const score = { home: 1, away: 0 };
const live = scoreDetail({ status: 2, score, clock: { period: '20', minute: 63 } });
const { fixture } = fullDetail(before);
const [whole, half, second] = fixture.markets;
if (!whole || !half || !second) throw new Error('no such markets');

const meta = {
  title: 'widgets/fixture-markets/ScoreGrid',
  component: ScoreGrid,
  args: { fixture, market: whole, name: '정확한 스코어', isLive: false },
  parameters: { scope: () => makeScope({ values: fullDetailValues(before) }) },
} satisfies Meta<typeof ScoreGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(wholeScores).length);
    const cell = canvas.getByRole('button', { name: /2-1.*배당 8.10/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

/** In play it starts at the score that is reached, a half at its own. */
export const Live: Story = {
  args: { isLive: true },
  parameters: {
    scope: () =>
      makeScope({
        values: [
          ...fullDetailValues(live),
          [$courses, { [fixture.id]: { scores: { '10': score, live: score }, events: [] } }],
        ],
      }),
  },
  render: (args) => (
    <Stack gap="3">
      {[whole, half, second].map((market) => (
        <Card key={market.id} padding="3">
          <ScoreGrid {...args} market={market} />
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // Of the second half alone: it has just begun.
    await expect(canvas.getAllByRole('button', { name: /0-1/ })).toHaveLength(1);
  },
};

/** Open, suspended, closed; a half has fewer scores. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3">
      {([1, 2, 3] as const).map((status) => (
        <Card key={status} padding="3">
          <ScoreGrid {...args} market={{ ...whole, status }} />
        </Card>
      ))}
      <Card padding="3">
        <ScoreGrid {...args} market={half} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const count = 3 * Object.keys(wholeScores).length + Object.keys(halfScores).length;
    await expect(canvas.getAllByRole('button')).toHaveLength(count);
  },
};
