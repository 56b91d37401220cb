import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { scopeOf } from '../lib/sample-sent';
import { MessagePreview } from './message-preview';

const meta = {
  title: 'widgets/desk-messages/MessagePreview',
  component: MessagePreview,
  args: { title: '점검 안내', contents: '오늘 밤 3시에 <b>점검</b>합니다.\n한 시간쯤 걸립니다.' },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof MessagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Blank: Story = { args: { title: ' ', contents: '' } };
export const Long: Story = {
  args: { title: '가나다라마바사아자차'.repeat(6), contents: '한줄'.repeat(300) },
};
