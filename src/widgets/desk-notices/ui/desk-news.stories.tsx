import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, noticesOf, sent } from '../lib/sample-notices';
import { DeskNews } from './desk-news';

const meta = {
  title: 'widgets/desk-notices/DeskNews',
  component: DeskNews,
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...noticesOf() },
} satisfies Meta<typeof DeskNews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is written is shown as members will see it, before it is saved. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('흐르는 공지')).toBeVisible();
    await press(canvas.getByRole('button', { name: '공지 쓰기' }));
    const field = canvas.getByRole('textbox', { name: '내용 (HTML)' });
    await typeInto(field, '<b>새</b> 공지<script>1</script>');
    const preview = canvas.getByRole('region', { name: '회원에게 보이는 모습' });
    await waitFor(() => expect(preview.querySelector('b')).toHaveTextContent('새'));
    await expect(preview.querySelector('script')).toBeNull();
    const panel = within(canvas.getByRole('complementary', { name: '공지 상세' }));
    await press(panel.getByRole('button', { name: '등록' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Searched: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox'), '없는 말');
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: noticesOf({ 'GET /admin/news': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 공지가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: noticesOf({ 'GET /admin/news': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '공지' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: noticesOf({ 'GET /admin/news': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('공지를 불러오지 못했습니다.')).toBeVisible();
  },
};
