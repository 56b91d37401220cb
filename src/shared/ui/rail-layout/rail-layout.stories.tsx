import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { RailLayout } from './rail-layout';

const meta = {
  title: 'shared/ui/RailLayout',
  component: RailLayout,
  args: {
    rail: <Card>메뉴</Card>,
    children: <Card>목록</Card>,
    aside: <Card>베팅카트</Card>,
    asideId: 'slip',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RailLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
