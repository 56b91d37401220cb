import { makeScope } from '@/shared/lib/test-scope';
import { sectionsOf } from '../lib/market-sections';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MarketCards } from './market-cards';

const { fixture } = fullDetail();
const sections = sectionsOf(fixture);

const meta = {
  title: 'widgets/fixture-markets/MarketCards',
  component: MarketCards,
  args: { fixture, sections },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
} satisfies Meta<typeof MarketCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Titled: Story = { args: { title: '핸디캡' } };

export const None: Story = { args: { sections: [] } };
