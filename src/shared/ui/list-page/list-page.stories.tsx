import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createPagedQuery } from '@/shared/api';
import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { makeScope } from '@/shared/lib/test-scope';
import { press } from '@/shared/lib/test-press';
import { allSettled } from 'effector';
import { ListPage } from './list-page';

const pages = (shows: 'every page' | 'one page') =>
  createPagedQuery<void, string, number>(
    async (_api, { cursor }) => ({
      items: [`${cursor ?? 1}-1`, `${cursor ?? 1}-2`],
      next: cursor === null ? 2 : null,
    }),
    { shows, keyOf: (item) => item },
  );
const turned = pages('one page');
const grown = pages('every page');

function opened(list: typeof turned) {
  const scope = makeScope();
  void allSettled(list.opened, { scope });
  return scope;
}

const meta = {
  title: 'shared/ui/ListPage',
  component: ListPage<string>,
  args: {
    list: turned,
    texts: {
      ...listTexts,
      title: '쪽지함',
      list: '받은 쪽지',
      failed: '쪽지함을 불러오지 못했습니다.',
      empty: '도착한 쪽지가 없습니다.',
      emptyText: '새 소식이 있으면 이곳으로 알려 드립니다.',
    },
    note: '안 읽은 쪽지 2개',
    emptyIcon: <IconHistory size={28} />,
    children: (item) => (
      <li key={item} style={{ padding: 16 }}>
        {item}
      </li>
    ),
  },
  // The list is a model, which has no text.
  argTypes: { list: { control: false } },
  parameters: { layout: 'fullscreen', scope: () => opened(turned) },
} satisfies Meta<typeof ListPage<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '다음' }));
    await expect(await canvas.findByText('2-1')).toBeVisible();
    await expect(canvas.getByText('2페이지')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '다음' })).toBeDisabled();
  },
};

export const EveryPage: Story = {
  args: { list: grown },
  parameters: { scope: () => opened(grown) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '더 보기' }));
    await expect(await canvas.findByText('2-2')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: '더 보기' })).toBeNull();
  },
};
