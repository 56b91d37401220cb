import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, scopeOf } from '../lib/sample-inquiries';
import { DeskInquiries } from './desk-inquiries';

const answering = (answers: Parameters<typeof scopeOf>[0] = {}) => ({
  scope: () => scopeOf(answers),
});

const meta = {
  title: 'widgets/desk-inquiries/DeskInquiries',
  component: DeskInquiries,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...{ layout: 'fullscreen', router: { path: '/manager/inquiry' } },
    ...answering(),
  },
} satisfies Meta<typeof DeskInquiries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever is a member is a link to their page. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('계좌문의'));
    const panel = canvas.getByRole('complementary', { name: '문의 상세' });
    await expect(panel).toHaveTextContent('입금 계좌를 안내해주세요.');
    await expect(canvas.getByRole('link', { name: '한강바람' })).toBeVisible();
  },
};

/** The search looks into what was asked as well. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('가입 문의');
    await typeInto(canvas.getByRole('searchbox'), '잊었습니다');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('비밀번호 문의')).toBeVisible();
  },
};

/** What was typed waits for its question. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('가입 문의'));
    const field = () => canvas.getByRole('textbox', { name: '답변' });
    await typeInto(field(), '가입코드는');
    // On a phone the panel is over the list.
    const close = () => press(canvas.getByRole('button', { name: '상세 닫기' }));
    await close();
    await press(canvas.getByText('비밀번호 문의'));
    await expect(field()).toHaveValue('');
    await close();
    await press(canvas.getByText('가입 문의'));
    await expect(field()).toHaveValue('가입코드는');
  },
};

export const Answered: Story = {
  args: { item: 'answered' },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('가입 문의'));
    const panel = canvas.getByRole('complementary', { name: '문의 상세' });
    await expect(panel).toHaveTextContent('텔레그램으로 안내드렸습니다.이수진');
    await expect(canvas.queryByRole('textbox', { name: '답변' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({ 'GET /desk/inquiry': { body: { data: [], nextCursor: null } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('답변할 문의가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ 'GET /desk/inquiry': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '문의' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering({ 'GET /desk/inquiry': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('문의를 불러오지 못했습니다.')).toBeVisible();
  },
};
