import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answered, makeInquiry, open, scopeOf } from '../lib/sample-inquiries';
import { InquiryPanel } from './inquiry-panel';

const [ofGuest, ofMember] = open;

const meta = {
  title: 'widgets/desk-inquiries/InquiryPanel',
  component: InquiryPanel,
  args: { inquiry: ofGuest as (typeof open)[number] },
  parameters: { router: { path: '/manager/inquiry' }, scope: () => scopeOf() },
} satisfies Meta<typeof InquiryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfGuest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('텔레그램 donghae')).toBeVisible();
  },
};

export const OfMember: Story = {
  args: { inquiry: ofMember as (typeof open)[number] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '한강바람' })).toHaveAttribute(
      'href',
      '/manager/member/mem_9',
    );
  },
};

export const Answered: Story = {
  args: { inquiry: answered[0] as (typeof answered)[number] },
};

/** Tags are letters, and lines stay lines. */
export const LongText: Story = {
  args: {
    inquiry: makeInquiry({
      title: '아주긴제목'.repeat(12),
      contents: `<b>굵게</b>\n${'띄어쓰기없는아주긴내용'.repeat(30)}`,
      contact: 'kakaotalk-'.repeat(12),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>굵게<\/b>/)).toBeVisible();
  },
};
