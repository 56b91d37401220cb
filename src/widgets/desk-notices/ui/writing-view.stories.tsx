import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { newsColumns } from '../lib/columns';
import { noticesOf } from '../lib/sample-notices';
import { news } from '../model/news';
import { WritingView } from './writing-view';

const columns = newsColumns(3);

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-notices/WritingView',
  component: WritingView,
  render: () => (
    <div style={{ height: 480 }}>
      <WritingView
        model={news}
        title="공지"
        note="설명"
        label="공지 목록"
        none="등록된 공지가 없습니다."
        failed="공지를 불러오지 못했습니다."
        addLabel="공지 쓰기"
        columns={columns}
        searchText={({ contents }) => contents}
        panel={<p>상세</p>}
      />
    </div>
  ),
  parameters: { layout: 'fullscreen', ...noticesOf() },
} satisfies Meta<typeof WritingView>;
export default meta;
type Story = StoryObj;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('점검 안내')).toBeVisible();
    await expect(canvas.queryByText('상세')).toBeNull();
    await press(canvas.getByRole('button', { name: '공지 쓰기' }));
    await expect(canvas.getByText('상세')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: noticesOf({ 'GET /admin/news': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 공지가 없습니다.')).toBeVisible();
  },
};
