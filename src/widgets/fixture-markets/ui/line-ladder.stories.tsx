import { expect } from 'storybook/test';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import type { MarketSection } from '../lib/market-sections';
import { sectionsOf } from '../lib/market-sections';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LineLadder } from './line-ladder';

const { fixture } = fullDetail();
const section = sectionsOf(fixture).find(({ typeId }) => typeId === 3) as MarketSection;
const mainId = 'sample00full.3.50';

const meta = {
  title: 'widgets/fixture-markets/LineLadder',
  component: LineLadder,
  args: { fixture, section, mainId, isLive: false },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
} satisfies Meta<typeof LineLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lines around the main one; all of them on demand. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
    await press(canvas.getByRole('button', { name: '전체 9' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(9);
    await press(canvas.getByRole('button', { name: '접기' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
  },
};

/** A few lines, in play; the main one is not known. */
export const FewLines: Story = {
  args: {
    section: { ...section, markets: section.markets.slice(0, 3) },
    mainId: null,
    isLive: true,
  },
};
