import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { fullDetail, fullDetailValues, makeFullDetail } from '../lib/sample-detail';
import { WinnerCells } from './winner-cells';

const meta = {
  title: 'widgets/fixture-markets/WinnerCells',
  component: WinnerCells,
  args: { detail: fullDetail() },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
} satisfies Meta<typeof WinnerCells>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = fullDetail();
const withoutDraw = {
  ...two,
  fixture: {
    ...two.fixture,
    markets: two.fixture.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.filter(({ outcome }) => outcome !== 'X'),
    })),
  },
};

/** Three outcomes, two, and none on offer. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      <WinnerCells detail={fullDetail()} />
      <WinnerCells detail={withoutDraw} />
      <WinnerCells detail={fullDetail(makeFullDetail({}, []))} />
    </Stack>
  ),
};
