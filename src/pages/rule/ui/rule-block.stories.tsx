import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import type { RuleBlock } from '../lib/section';
import { RuleBlockView } from './rule-block';

const meta = {
  title: 'pages/rule/RuleBlockView',
  component: RuleBlockView,
  args: { block: { kind: 'text', text: '베팅은 경기 시작 전까지 접수됩니다.' } },
} satisfies Meta<typeof RuleBlockView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const blocks: readonly RuleBlock[] = [
  { kind: 'text', text: '베팅은 경기 시작 전까지 접수됩니다.' },
  { kind: 'list', items: ['최소 베팅금액은 10,000원입니다.', '최대 10폴더까지 담을 수 있습니다.'] },
  { kind: 'note', text: '접수된 베팅은 취소 시간이 지나면 취소할 수 없습니다.' },
  {
    kind: 'table',
    caption: '보너스 배당',
    head: ['폴더', '배당'],
    rows: [
      ['3폴더', '1.03'],
      ['5폴더', '1.05'],
    ],
    numeric: [1],
  },
];

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      {blocks.map((block) => (
        <RuleBlockView key={block.kind} block={block} />
      ))}
    </Stack>
  ),
};
