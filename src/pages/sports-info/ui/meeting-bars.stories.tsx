import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MeetingBars } from './meeting-bars';

const meta = {
  title: 'pages/sports-info/MeetingBars',
  component: MeetingBars,
  args: { won: 4, drawn: 2, lost: 4, names: ['아스널', '맨체스터 시티'] },
} satisfies Meta<typeof MeetingBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Long names beside a single draw. */
export const Long: Story = {
  args: { won: 1, drawn: 1, lost: 8, names: ['브라이턴 앤 호브 앨비언', '울버햄튼 원더러스'] },
};
/** One of them has always won. */
export const OneSided: Story = { args: { won: 3, drawn: 0, lost: 0 } };
