import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '@/shared/ui/badge';
import { InfoFrame } from './info-frame';

const query = { data: '기록', failure: null, isPending: false, isMissing: false };

const meta = {
  title: 'pages/sports-info/InfoFrame',
  component: InfoFrame<string>,
  args: {
    name: '울산 HD',
    title: '팀 정보',
    query,
    onRetry: () => {},
    texts: { failed: '팀 정보를 불러오지 못했습니다.', missing: '찾는 팀이 없습니다.' },
    children: (data) => <p>{data}</p>,
  },
  parameters: { router: { path: '/sports_info/team/4tq81xk0zv' } },
} satisfies Meta<typeof InfoFrame<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Parts: Story = { args: { lead: <Badge>K</Badge>, action: <Badge>★</Badge> } };
export const Loading: Story = {
  args: { name: null, query: { ...query, data: null, isPending: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('팀 정보');
  },
};
export const Missing: Story = {
  args: { name: null, query: { ...query, data: null, isMissing: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '스포츠 정보 보기' })).toBeVisible();
  },
};
