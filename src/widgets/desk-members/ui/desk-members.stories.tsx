import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { answersOf, deskOf, rows } from '../lib/sample-states';
import { DeskMembers } from './desk-members';

let asked: string[] = [];

const meta = {
  title: 'widgets/desk-members/DeskMembers',
  component: DeskMembers,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/member' },
    ...deskOf({
      ...answersOf(rows),
      'GET /desk/member': ({ path }) => {
        asked.push(path);
        return { body: { data: rows, nextCursor: null } };
      },
    }),
  },
} satisfies Meta<typeof DeskMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    asked = [];
    await expect(await canvas.findByRole('grid', { name: '회원 목록' })).toBeVisible();
    const suspended = (await canvas.findByText('달빛사냥')).closest('tr');
    await expect(suspended).toHaveAttribute('data-quiet', 'true');
    await press(canvas.getByText('한강바람'));
    const panel = await canvas.findByRole('complementary', { name: '선택한 회원' });
    await expect(within(panel).getByText('1,284,500원')).toBeVisible();
    const link = within(panel).getByRole('link', { name: '회원 보기' });
    await expect(link).toHaveAttribute('href', '/admin/member/mem_9');
    await press(within(panel).getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '010-1234');
    await waitFor(() => expect(asked.at(-1)).toContain('q=010-1234'));
    await press(canvas.getByRole('button', { name: '정지' }));
    await waitFor(() => expect(asked.at(-1)).toContain('state=suspended'));
  },
};

export const One: Story = {
  args: { item: 'mem_9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '한강바람' })).toBeVisible();
  },
};
