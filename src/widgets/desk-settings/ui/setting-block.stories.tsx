import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SettingBlock } from './setting-block';

const meta = {
  title: 'widgets/desk-settings/SettingBlock',
  component: SettingBlock,
  args: { title: '금지어', children: '금지어 목록' },
} satisfies Meta<typeof SettingBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { value: '7개', note: '아이디나 닉네임에 이 단어가 들어가면 가입할 수 없습니다.' },
};

export const Bare: Story = {};
