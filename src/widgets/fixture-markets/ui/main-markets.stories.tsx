import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import { MainMarkets } from './main-markets';

const meta = {
  title: 'widgets/fixture-markets/MainMarkets',
  component: MainMarkets,
  args: { detail: fullDetail(), count: 2 },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
} satisfies Meta<typeof MainMarkets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
