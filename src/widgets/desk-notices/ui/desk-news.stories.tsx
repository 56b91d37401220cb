import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-notices';
import { DeskNews } from './desk-news';

const meta = {
  title: 'widgets/desk-notices/DeskNews',
  component: DeskNews,
  decorators: atHeight(720),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskNews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is written is shown as members will see it, before it is saved. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('흐르는 공지')).toBeVisible();
    await press(canvas.getByText('점검 안내'));
    await expect(canvas.getByRole('button', { name: '공지 내리기' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '공지 쓰기' }));
    await expect(canvas.queryByRole('button', { name: '공지 내리기' })).toBeNull();
    const panel = within(canvas.getByRole('complementary', { name: '공지 상세' }));
    await press(panel.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('내용을 입력해주세요.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: '내용 (HTML)' });
    await typeInto(field, '<b>새</b> 공지<script>1</script>');
    const preview = canvas.getByRole('region', { name: '회원에게 보이는 모습' });
    await waitFor(() => expect(preview.querySelector('b')).toHaveTextContent('새'));
    await expect(preview.querySelector('script')).toBeNull();
    await press(panel.getByRole('button', { name: '등록' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
