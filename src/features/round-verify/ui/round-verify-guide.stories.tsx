import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeRoundDetail } from '../lib/sample-rounds';
import { RoundVerifyGuide } from './round-verify-guide';

const meta = {
  title: 'features/round-verify/RoundVerifyGuide',
  component: RoundVerifyGuide,
  args: { detail: makeRoundDetail() },
} satisfies Meta<typeof RoundVerifyGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Before its secret is published. */
export const Matrix: Story = { args: { detail: makeRoundDetail({ secret: null }) } };
