import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeDetail } from '../lib/sample-results';
import { settledSections } from '../lib/settled-sections';
import { MarketResult } from './market-result';

const sections = settledSections(makeDetail());
const [first] = sections;
if (!first) throw new Error('the sample has markets');

const meta = {
  title: 'pages/game-result/MarketResult',
  component: MarketResult,
  args: { section: first, picks: new Set<string>() },
} satisfies Meta<typeof MarketResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Won, lost, half of each and given back; one of them is the member's. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {sections.map((section) => (
        <MarketResult
          key={section.typeId}
          section={section}
          picks={new Set(['r693e1973v.2.275.Over'])}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('내 베팅')).toBeInTheDocument();
    await expect(canvas.getByText('반적중')).toBeVisible();
    await expect(canvas.getAllByText('적특')).toHaveLength(2);
    await expect(canvas.getAllByText('최종 2:1')).toHaveLength(3);
  },
};
