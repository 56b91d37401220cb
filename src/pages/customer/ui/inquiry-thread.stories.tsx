import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { answered, makeInquiry } from '../lib/sample-inquiries';
import { InquiryThread } from './inquiry-thread';

const meta = {
  title: 'pages/customer/InquiryThread',
  component: InquiryThread,
  args: { inquiry: answered },
} satisfies Meta<typeof InquiryThread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answered, asked, taken up and closed; a word without end breaks. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="8">
      <InquiryThread inquiry={answered} />
      <InquiryThread inquiry={makeInquiry({ contents: '띄어쓰기없는아주긴내용'.repeat(12) })} />
      <InquiryThread inquiry={makeInquiry({ state: 'answering', contents: '네.' })} />
      <InquiryThread inquiry={{ ...answered, state: 'closed', closesAt: null }} />
    </Stack>
  ),
};
