import { allSettled } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { rowChosen } from '@/features/desk-list';
import { press, typeInto } from '@/shared/lib/test-press';
import { FormTextarea } from '@/shared/ui/form';
import { noticesOf, scopeOf, sent } from '../lib/sample-notices';
import { news } from '../model/news';
import { WritingPanel } from './writing-panel';

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-notices/WritingPanel',
  component: WritingPanel,
  render: () => (
    <WritingPanel
      model={news}
      label="공지 상세"
      what="공지"
      removeLabel="공지 내리기"
      preview="미리보기"
    >
      <FormTextarea form={news.form} name="contents" label="내용" />
    </WritingPanel>
  ),
} satisfies Meta<typeof WritingPanel>;
export default meta;
type Story = StoryObj;

export const Change: Story = {
  parameters: {
    scope: () => {
      const scope = scopeOf();
      void allSettled(news.Gate.open, { scope, params: {} }).then(() =>
        allSettled(rowChosen, { scope, params: '3' }),
      );
      return scope;
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '내용' });
    await waitFor(() => expect(field).toHaveValue('<b>점검</b> 안내'));
    await typeInto(field, ' 더');
    await press(canvas.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { contents: '<b>점검</b> 안내 더' } }]),
    );
    await expect(canvas.getByRole('button', { name: '공지 내리기' })).toBeVisible();
  },
};

/** What is not there yet cannot be taken away. */
export const New: Story = {
  parameters: noticesOf(),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('내용을 입력해주세요.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '공지 내리기' })).toBeNull();
  },
};
