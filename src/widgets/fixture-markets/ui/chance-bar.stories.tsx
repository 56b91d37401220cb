import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues } from '@/entities/game/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { fullDetail, makeFullDetail } from '../lib/sample-detail';
import { ChanceBar } from './chance-bar';

const offers = {
  even: [{ typeId: 1, odds: { 1: 262, X: 315, 2: 275 } }],
  outsider: [{ typeId: 1, odds: { 1: 105, X: 1_400, 2: 4_500 } }],
  two: [{ typeId: 226, odds: { 1: 166, 2: 224 } }],
  none: [],
} as const;
const matches = Object.entries(offers).map(([name, markets]) =>
  makeFullDetail({ id: `sample00${name.slice(0, 4)}` }, [...markets]),
);
const [even] = matches;
if (!even) throw new Error('no match');

const meta = {
  title: 'widgets/fixture-markets/ChanceBar',
  component: ChanceBar,
  args: { fixture: fullDetail(even).fixture },
  parameters: { scope: () => makeScope({ values: boardValues([], matches) }) },
} satisfies Meta<typeof ChanceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: '배당 기준 예상 확률: 승 36%, 무 30%, 패 34%' });
    await expect(bar).toBeVisible();
  },
};

/** Even, one-sided, without a draw, and without a price. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      {matches.map((match) => (
        <ChanceBar key={match.fixture.id} fixture={fullDetail(match).fixture} />
      ))}
    </Stack>
  ),
};
