import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGame } from '@/features/match-course/testing';
import { halted, headOf } from '../lib/sample-state';
import { CompactLiveHead } from './compact-live-head';

const football = headOf(sampleGame('football'));
const meta = {
  title: 'widgets/live-match/CompactLiveHead',
  component: CompactLiveHead,
  args: football.args,
  parameters: { ...football.parameters, router: { path: '/europe' } },
} satisfies Meta<typeof CompactLiveHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongNames: Story = headOf({
  ...sampleGame('football'),
  home: '레알 클루브 데포르티보 라코루냐 아카데미',
  away: '브라이턴 앤 호브 앨비언 인터내셔널',
});
export const Halted: Story = headOf(sampleGame('football'), halted);
