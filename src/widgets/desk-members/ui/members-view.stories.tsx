import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { answersOf, broken, deskOf, never, rows } from '../lib/sample-states';
import { MembersView } from './members-view';

let asked: string[] = [];
const answers = answersOf(rows);

const meta = {
  title: 'widgets/desk-members/MembersView',
  component: MembersView,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...{ layout: 'fullscreen', router: { path: '/admin/member' } },
    ...deskOf({
      ...answers,
      'GET /desk/member': ({ path }) => {
        asked.push(path);
        return { body: { data: rows, nextCursor: null } };
      },
    }),
  },
} satisfies Meta<typeof MembersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    asked = [];
    const suspended = (await canvas.findByText('달빛사냥')).closest('tr');
    await expect(suspended).toHaveAttribute('data-quiet', 'true');
    await expect(canvas.getByRole('link', { name: '한강바람' })).toHaveAttribute(
      'href',
      '/admin/member/mem_9',
    );
    await typeInto(canvas.getByRole('searchbox'), '010-1234');
    await waitFor(() => expect(asked.at(-1)).toContain('q=0101234'));
    await press(canvas.getByRole('button', { name: '정지' }));
    await waitFor(() => expect(asked.at(-1)).toContain('state=suspended'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: deskOf(answersOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: deskOf({ 'GET /desk/member': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '회원' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: deskOf({ 'GET /desk/member': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('회원 목록을 불러오지 못했습니다.')).toBeVisible();
  },
};
