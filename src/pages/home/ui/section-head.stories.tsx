import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SectionHead } from './section-head';

const meta = {
  title: 'pages/home/SectionHead',
  component: SectionHead,
  args: { id: 'section', title: '지금 라이브' },
  parameters: { router: {} },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithLink: Story = {
  args: { more: { to: '/korea/live', text: '전체 보기', about: '지금 라이브' } },
};
