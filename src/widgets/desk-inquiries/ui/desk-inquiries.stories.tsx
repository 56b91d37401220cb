import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeInquiry, scopeOf, sent } from '../lib/sample-inquiries';
import { DeskInquiries } from './desk-inquiries';

const answering = (answers: Parameters<typeof scopeOf>[0] = {}) => ({
  scope: () => scopeOf(answers),
});

const meta = {
  title: 'widgets/desk-inquiries/DeskInquiries',
  component: DeskInquiries,
  args: { item: null },
  decorators: atHeight(720),
  parameters: { layout: 'fullscreen', router: { path: '/manager/inquiry' }, ...answering() },
} satisfies Meta<typeof DeskInquiries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever is a member is a link to their page, and gets the answer; the search looks into what was asked as well. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('계좌문의'));
    const panel = canvas.getByRole('complementary', { name: '문의 상세' });
    await expect(panel).toHaveTextContent('입금 계좌를 안내해주세요.');
    await expect(canvas.getByRole('link', { name: '한강바람' })).toHaveAttribute(
      'href',
      '/manager/member/mem_9',
    );
    await expect(canvas.getByText('회원에게 쪽지로 전달됩니다.')).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '답변' }), '네');
    await press(canvas.getByRole('button', { name: '답변 등록' }));
    await expect(await canvas.findByText('답변을 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
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
    await expect(panel).toHaveTextContent('텔레그램으로 안내드렸습니다.이수진 · ');
    await expect(canvas.queryByRole('textbox', { name: '답변' })).toBeNull();
  },
};

/** A question that goes on: what was said before is above the form of the next answer. */
export const AskedFurther: Story = {
  parameters: answering({
    'GET /desk/inquiry': {
      body: {
        data: [
          makeInquiry({
            kind: 'bet',
            contact: '',
            memberId: 'mem_9',
            nickname: '한강바람',
            lines: [
              { by: 'staff', text: '적특 처리된 경기입니다.', at: 1_795_253_760_000 },
              { by: 'asker', text: '배당은 어떻게 되나요?', at: 1_795_254_760_000 },
            ],
          }),
        ],
        nextCursor: null,
      },
    },
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('가입 문의'));
    const said = within(canvas.getByRole('list', { name: '문의 대화' }));
    await expect(said.getAllByRole('listitem')).toHaveLength(2);
    await expect(said.getByText('배당은 어떻게 되나요?')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '답변' })).toBeVisible();
  },
};

/** Taken up, a question can be given back. */
export const TakenUp: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('가입 문의'));
    await expect(canvas.getByText(/비회원 문의는 조회 키로도 답변을 볼 수 있습니다/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '담당하기' }));
    await press(await canvas.findByRole('button', { name: '담당 해제' }));
    await expect(await canvas.findByRole('button', { name: '담당하기' })).toBeVisible();
  },
};

/** Somebody else answers it: nobody writes a second answer. Tags are letters, and lines stay lines. */
export const OfOther: Story = {
  parameters: answering({
    'GET /desk/inquiry': {
      body: {
        data: [
          makeInquiry({
            state: 'answering',
            lock: { staffId: 'mem_2', until: 4_102_444_800_000 },
            contents: `<b>굵게</b>\n${'띄어쓰기없는아주긴내용'.repeat(30)}`,
            contact: 'kakaotalk-'.repeat(12),
          }),
        ],
        nextCursor: null,
      },
    },
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('가입 문의'));
    await expect(await canvas.findByText(/<b>굵게<\/b>/)).toBeVisible();
    await expect(await canvas.findByText(/이수진 님이 담당 중입니다/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '답변' })).toBeNull();
  },
};
